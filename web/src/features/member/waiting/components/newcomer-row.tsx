import { formPages } from '@hearthside/contract/form/pages';
import { memberPages } from '@hearthside/contract/member/pages';
import type { Newcomer } from '@hearthside/contract/member/waiting-room';
import { Link } from 'react-router-dom';
import { formatDate } from '@/lib/dates';
import { fullName } from '@/lib/full-name';
import { ButtonLink } from '@/ui/button';
import { WaitingPerson } from './waiting-person';

/** Somebody who waits to be verified: what they have sent, and what is missing. They are reviewed in the queue. */
export function NewcomerRow({ person }: { person: Newcomer }) {
  return (
    <WaitingPerson
      person={person}
      name={
        <Link
          to={memberPages.user(person.id)}
          className="rounded-s py-2 text-brand-strong underline-offset-3 hover:underline"
        >
          {fullName(person)}
        </Link>
      }
      actions={
        <ButtonLink
          size="s"
          variant="quiet"
          to={formPages.review('newcomers', person.id)}
          aria-label={`Review ${fullName(person)}`}
        >
          Review
        </ButtonLink>
      }
    >
      <p>Joined {formatDate(person.since)}</p>
      {person.sent.length > 0 && <p>Sent: {person.sent.join(', ')}</p>}
      {person.missing.length > 0 && <p>Missing: {person.missing.join(', ')}</p>}
      {person.sent.length + person.missing.length === 0 && <p>Nothing is missing.</p>}
    </WaitingPerson>
  );
}
