import { CAREGIVER_TEXTS } from '@hearthside/contract/caregiver';
import type { ReactNode } from 'react';
import { messageOf } from '@/lib/api-error';
import { usePage } from '@/lib/page';
import { useExistingPage } from '@/lib/use-existing-page';
import { useQueryState } from '@/lib/query-state';
import { useListTop } from '@/lib/use-list-top';
import { AsyncView } from '@/ui/async-view';
import { Pager } from '@/ui/pager';
import { SearchBox } from '@/ui/search-box';
import { useCaregivers } from '../api/use-caregivers';
import { caregiversQuery } from '../model/caregivers-query';
import { CaregiverCard, CaregiverCardSkeleton } from './caregiver-card';
import { NoCaregivers } from './no-caregivers';

/** The caretakers a member can turn to, as cards (part 1 §2.7). */
export function CaregiversPage() {
  usePage('Caregivers');
  const [query, change] = useQueryState(caregiversQuery);
  const { data, error, isLoading, isValidating, mutate } = useCaregivers(query);
  const results = useListTop<HTMLDivElement>(query.page);
  const pages = data?.pagination.totalPages ?? 0;

  useExistingPage(query.page, isLoading ? undefined : pages, change);

  const list = String(caregiversQuery.format(query));
  const search = list && `?${list}`;
  const waiting = data === undefined && !error;
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
        <SearchBox
          label="Search caregivers"
          value={query.search}
          debounce={300}
          onChange={(text) => change({ search: text, page: 1 }, { replace: true })}
          className="flex-1 basis-56 sm:max-w-80"
        />
        <p aria-live="polite" className="text-s text-ink-soft sm:ml-auto">
          {waiting && CAREGIVER_TEXTS.loading}
          {data && caregivers(data.pagination.total)}
        </p>
      </div>
      <div ref={results} className="@container">
        <AsyncView
          data={data}
          error={error}
          isLoading={isValidating}
          retry={() => mutate()}
          skeleton={<SkeletonGrid />}
          isEmpty={({ data: found }) => found.length === 0}
          empty={<NoCaregivers query={query} onClear={() => change({ search: '', page: 1 })} />}
          errorTitle={CAREGIVER_TEXTS.loadFailed}
          errorMessage={(reason) => messageOf(reason)}
        >
          {({ data: found }) => (
            <Grid busy={isLoading}>
              {found.map((caregiver) => (
                <CaregiverCard
                  key={caregiver.id}
                  caregiver={caregiver}
                  to={`/caregivers/${caregiver.id}${search}`}
                />
              ))}
            </Grid>
          )}
        </AsyncView>
      </div>
      <Pager
        page={query.page}
        pages={pages}
        onPage={(page) => change({ page })}
        label="Pages of caregivers"
        className="mt-4"
      />
    </>
  );
}

const grid = 'grid gap-4 @xl:grid-cols-2 @4xl:grid-cols-3';

function Grid({ busy, children }: { busy: boolean; children: ReactNode }) {
  return (
    <ul
      aria-label="Caregivers"
      aria-busy={busy || undefined}
      className={busy ? `${grid} opacity-60` : grid}
    >
      {children}
    </ul>
  );
}

/** Its words stand beside the search. */
function SkeletonGrid() {
  return (
    <div aria-hidden className={grid}>
      {Array.from({ length: 6 }, (_, card) => (
        <CaregiverCardSkeleton key={card} />
      ))}
    </div>
  );
}

const caregivers = (total: number) => (total === 1 ? '1 caregiver' : `${total} caregivers`);
