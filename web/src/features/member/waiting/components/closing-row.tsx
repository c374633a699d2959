import { memberPages } from '@hearthside/contract/member/pages';
import type { Closing } from '@hearthside/contract/member/waiting-room';
import { formatDate } from '@/lib/dates';
import { fullName } from '@/lib/full-name';
import { ButtonLink } from '@/ui/button';
import { AnimalsToPlace } from '../../own-data/components/animals-to-place';
import { dependentLines } from '../../model/user-words';
import { WaitingPerson } from './waiting-person';

/** Somebody who has closed their account: when it is erased, and who shall have their animals until then. */
export function ClosingRow({ person }: { person: Closing }) {
  const { animals, care, since, dueAt } = person;
  const isPlaced = animals.every(({ state }) => state !== 'theirs');
  return (
    <WaitingPerson
      person={person}
      actions={
        <ButtonLink
          variant="quiet"
          size="s"
          to={memberPages.trash}
          aria-label={`See ${fullName(person)} in the trash`}
        >
          See in the trash
        </ButtonLink>
      }
    >
      <p>
        Closed {formatDate(since)} · erased {formatDate(dueAt)}, unless they sign in before
      </p>
      {animals.length > 0 && (
        <div>
          <p className="font-semibold">
            {isPlaced ? 'No animals left to place' : 'Animals to place by then'}
          </p>
          <AnimalsToPlace animals={animals} />
        </div>
      )}
      {care && (
        <p className="wrap-anywhere">{dependentLines([care])}. Someone has to take their place.</p>
      )}
    </WaitingPerson>
  );
}
