import { ROLE_LABELS } from '@hearthside/contract/access';
import { memberPages } from '@hearthside/contract/member/pages';
import type { WaitingRequest } from '@hearthside/contract/member/waiting-room';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatDate } from '@/lib/dates';
import { fullName } from '@/lib/full-name';
import { Button } from '@/ui/button';
import { AnswerRequestDialog } from './answer-request-dialog';
import { WaitingPerson } from './waiting-person';

/** A member who asks for another role, with the admin's answer. */
export function RoleRequestRow({ person }: { person: WaitingRequest }) {
  const [answer, setAnswer] = useState({ accept: true, open: false, turn: 0 });
  const name = fullName(person);
  const ask = (accept: boolean) =>
    setAnswer(({ turn }) => ({ accept, open: true, turn: turn + 1 }));
  return (
    <WaitingPerson
      person={person}
      name={
        <Link
          to={memberPages.user(person.id)}
          className="rounded-s py-2 text-brand-strong underline-offset-3 hover:underline"
        >
          {name}
        </Link>
      }
      actions={
        <>
          <Button
            size="s"
            aria-label={`Give ${name} the role`}
            aria-haspopup="dialog"
            onClick={() => ask(true)}
          >
            Give the role
          </Button>
          <Button
            variant="quiet"
            size="s"
            aria-label={`Decline ${name}’s request`}
            aria-haspopup="dialog"
            onClick={() => ask(false)}
          >
            Decline
          </Button>
        </>
      }
    >
      <p>
        Requested <strong>{ROLE_LABELS[person.wanted].one}</strong> on {formatDate(person.since)}
      </p>
      <p dir="auto" className="max-w-[65ch] wrap-anywhere text-ink-soft">
        {person.reason}
      </p>
      {answer.turn > 0 && (
        <AnswerRequestDialog
          key={answer.turn}
          person={person}
          accept={answer.accept}
          open={answer.open}
          onClose={() => setAnswer((last) => ({ ...last, open: false }))}
        />
      )}
    </WaitingPerson>
  );
}
