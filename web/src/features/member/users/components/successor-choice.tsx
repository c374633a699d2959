import { ROLE_LABELS } from '@hearthside/contract/access';
import type { Dependent } from '@hearthside/contract/member/users';
import { useEffect, useId, useState } from 'react';
import { fullName } from '@/lib/full-name';
import { viewOf } from '@/lib/api/view-of';
import { AsyncView } from '@/ui/async-view';
import { ChoiceGroup, Radio } from '@/ui/fields/radio';
import { SearchBox } from '@/ui/fields/search-box';
import { SkeletonText } from '@/ui/skeleton';
import { useSuccessors } from '../api/users';

/** The successor: a member, nobody for now, or nothing chosen yet. */
export type Successor = { id: number; name: string } | 'nobody' | undefined;

const memberIn = (chosen: Successor) => (typeof chosen === 'object' ? chosen : undefined);

/** The id of the chosen member, if it is one. */
export const successorIdOf = (chosen: Successor) => memberIn(chosen)?.id;

/** The name of the chosen member, if it is one. */
export const successorNameOf = (chosen: Successor) => memberIn(chosen)?.name;

export interface SuccessorChoiceProps {
  /** The member who cares for them now. */
  memberId: number;
  care: Dependent;
  chosen: Successor;
  onChoose: (successor: Successor) => void;
}

/** Lists the pets somebody cares for and asks who should replace them. */
export function SuccessorChoice({ memberId, care, chosen, onChoose }: SuccessorChoiceProps) {
  const [search, setSearch] = useState('');
  const found = useSuccessors({ search });
  const group = useId();
  const shown = found.data?.people;
  useEffect(() => {
    // The search has found others meanwhile.
    const id = successorIdOf(chosen);
    if (id !== undefined && shown && !shown.some((one) => one.id === id)) onChoose(undefined);
  }, [chosen, shown, onChoose]);
  return (
    <div className="mt-4 grid gap-2">
      <p className="font-semibold">
        Who takes over {care.count === 1 ? 'this pet' : `these ${care.count} pets`}?
      </p>
      <p className="text-s wrap-anywhere">{care.names.join(', ')}</p>
      <SearchBox
        label="Search members by name"
        placeholder="Search by name..."
        value={search}
        debounce={300}
        onChange={setSearch}
        // Somebody who may be out of view must not take over.
        onType={() => successorIdOf(chosen) !== undefined && onChoose(undefined)}
      />
      <ChoiceGroup label="Who takes over">
        <Radio
          name={group}
          label="No one for now"
          hint="Their name stays on the pets’ pages, and they no longer see them."
          checked={chosen === 'nobody'}
          onChange={() => onChoose('nobody')}
        />
        <AsyncView
          {...viewOf(found)}
          skeleton={<SkeletonText lines={3} label="Loading members..." />}
          isEmpty={({ people }) => !people.some(({ id }) => id !== memberId)}
          empty={
            <p className="text-s text-ink-soft">
              {search ? `No members match “${search}”.` : 'There is no one else who can take over.'}
            </p>
          }
          errorTitle="The members could not be loaded"
        >
          {({ people }) =>
            people
              .filter(({ id }) => id !== memberId)
              .map((person) => (
                <Radio
                  key={person.id}
                  name={group}
                  label={<bdi>{fullName(person)}</bdi>}
                  hint={ROLE_LABELS[person.role].one}
                  checked={successorIdOf(chosen) === person.id}
                  onChange={() => onChoose({ id: person.id, name: fullName(person) })}
                />
              ))
          }
        </AsyncView>
      </ChoiceGroup>
    </div>
  );
}
