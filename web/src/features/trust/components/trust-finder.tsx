import type { Trust } from '@hearthside/contract/trust/endpoints';
import { Landmark } from 'lucide-react';
import { useState } from 'react';
import { viewOf } from '@/lib/api/view-of';
import { EmptyState } from '@/ui/lists/empty-state';
import { Finder } from '@/ui/fields/finder';
import { NoMatch } from '@/ui/lists/no-match';
import { useTrusts, useUser } from '../api/trusts';
import { NewTrust } from './new-trust';
import { TrustChoices } from './trust-choices';

/** How many trusts are offered at once. The search finds the others. */
const SHOWN = 50;

export interface TrustFinderProps {
  /** The user for whom a trust is chosen. */
  userId: number;
  chosen: Trust | undefined;
  onChoose: (trust: Trust | undefined) => void;
}

/** Searches trusts and lets one be chosen. One that does not exist can be created. */
export function TrustFinder({ userId, chosen, onChoose }: TrustFinderProps) {
  const [search, setSearch] = useState('');
  const found = useTrusts({ search, page: 1, limit: SHOWN });
  const user = useUser({ id: userId });
  // The choice also works without knowing the person's own trusts: the server refuses a second assignment.
  const ready = user.data !== undefined || user.error !== undefined;

  const take = (trust: Trust) => {
    setSearch(trust.name);
    onChoose(trust);
  };
  const { data, ...view } = viewOf(found);
  return (
    <Finder
      view={{ ...view, data: ready ? data : undefined }}
      search={search}
      onSearch={setSearch}
      // A trust that may be out of view must not be assigned. What is chosen after the search stays in view.
      onType={() => onChoose(undefined)}
      name="trusts"
      rows={({ trusts }) => withChosen(trusts, chosen)}
      empty={
        <div className="grid gap-2 pb-2">
          {search ? (
            <NoMatch title={`No trusts match “${search}”.`} className="pt-4 pb-2" />
          ) : (
            <EmptyState
              icon={<Landmark size={32} aria-hidden />}
              title="There are no trusts yet."
              className="pt-4 pb-2"
            />
          )}
          <NewTrust key={search} name={search} onCreated={take} />
        </div>
      }
    >
      {(trusts) => (
        <TrustChoices
          trusts={trusts}
          assigned={user.data?.trusts ?? []}
          chosen={chosen}
          onChoose={onChoose}
          busy={found.isLoading}
        />
      )}
    </Finder>
  );
}

/** A trust that was just created is chosen before the list includes it. */
const withChosen = (trusts: Trust[], chosen: Trust | undefined) =>
  chosen && !trusts.some(({ id }) => id === chosen.id) ? [chosen, ...trusts] : trusts;
