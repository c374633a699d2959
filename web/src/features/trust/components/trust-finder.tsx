import type { Trust } from '@hearthside/contract/trust';
import { Landmark, SearchX } from 'lucide-react';
import { useState } from 'react';
import { messageOf } from '@/lib/api-error';
import { AsyncView } from '@/ui/async-view';
import { EmptyState } from '@/ui/empty-state';
import { SearchBox } from '@/ui/search-box';
import { SkeletonText } from '@/ui/skeleton';
import { useTrusts } from '../api/use-trusts';
import { useTrustsOf } from '../api/use-trusts-of';
import { startOfMore } from '../model/trust-words';
import { NewTrust } from './new-trust';
import { TrustChoices } from './trust-choices';

/** So many trusts are offered at once; the search finds the others. */
const SHOWN = 50;

export interface TrustFinderProps {
  /** For whom a trust is chosen. */
  userId: number;
  chosen: Trust | undefined;
  onChoose: (trust: Trust | undefined) => void;
}

/** Searches trusts and lets one be chosen; one that is not there can be created. */
export function TrustFinder({ userId, chosen, onChoose }: TrustFinderProps) {
  const [search, setSearch] = useState('');
  const found = useTrusts({ search, page: 1, limit: SHOWN });
  const own = useTrustsOf(userId);
  // Without the person's own trusts the choice still works: the server refuses a second time.
  const ready = own.data !== undefined || own.error !== undefined;

  const look = (words: string) => {
    setSearch(words);
    // Nothing is assigned that may be out of sight.
    onChoose(undefined);
  };
  const take = (trust: Trust) => {
    setSearch(trust.name);
    onChoose(trust);
  };
  return (
    <>
      {/* In reach however long the list is. */}
      <div className="sticky top-0 z-10 -mx-1 bg-surface px-1 pt-1 pb-2">
        <SearchBox
          label="Search trusts"
          placeholder="Search trusts..."
          value={search}
          debounce={300}
          onChange={look}
        />
      </div>
      <div className="min-h-70">
        <AsyncView
          data={ready ? found.data : undefined}
          error={found.error}
          isLoading={found.isValidating}
          retry={() => found.mutate()}
          skeleton={<SkeletonText lines={6} label="Loading trusts..." />}
          isEmpty={({ trusts }) => withChosen(trusts, chosen).length === 0}
          empty={
            <div className="grid gap-2 pb-2">
              <EmptyState
                icon={
                  search ? <SearchX size={32} aria-hidden /> : <Landmark size={32} aria-hidden />
                }
                title={search ? `No trusts match “${search}”.` : 'There are no trusts yet.'}
                className="pt-4 pb-2"
              />
              <NewTrust key={search} name={search} onCreated={take} />
            </div>
          }
          errorTitle="Failed to load trusts"
          errorMessage={(reason) => messageOf(reason)}
        >
          {({ trusts, pagination }) => (
            <>
              <TrustChoices
                trusts={withChosen(trusts, chosen)}
                assigned={own.data ?? []}
                chosen={chosen}
                onChoose={onChoose}
                busy={found.isLoading}
              />
              <p className="pt-3 text-s text-ink-soft empty:hidden">
                {startOfMore(trusts.length, pagination.total, 'trusts')}
              </p>
            </>
          )}
        </AsyncView>
      </div>
    </>
  );
}

/** One that was created a moment ago is chosen before the list knows it. */
const withChosen = (trusts: Trust[], chosen: Trust | undefined) =>
  chosen && !trusts.some(({ id }) => id === chosen.id) ? [chosen, ...trusts] : trusts;
