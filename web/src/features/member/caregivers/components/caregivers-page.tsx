import { CAREGIVER_TEXTS } from '@hearthside/contract/member/caregivers';
import { memberPages } from '@hearthside/contract/member/pages';
import type { ReactNode } from 'react';
import { usePage } from '@/lib/page';
import { pagedQuery } from '@/lib/paged-query';
import { useQueryState } from '@/lib/query-state';
import { useSearchedList } from '@/lib/use-searched-list';
import { SearchedList } from '@/ui/lists/searched-list';
import { useCaregivers } from '../api/caregivers';
import { CaregiverCard, CaregiverCardSkeleton } from './caregiver-card';
import { NoCaregivers } from './no-caregivers';

/** The caretakers a member can turn to, as cards (part 1 §2.7). */
export function CaregiversPage() {
  usePage('Caregivers');
  const [query, change] = useQueryState(pagedQuery);
  const list = useSearchedList(query, change, useCaregivers(query));
  const asked = String(pagedQuery.format(query));
  const search = asked && `?${asked}`;
  return (
    <SearchedList
      list={list}
      name="caregivers"
      frame="cards"
      count={caregivers}
      waiting={CAREGIVER_TEXTS.loading}
      skeleton={<SkeletonGrid />}
      noMatch={CAREGIVER_TEXTS.noMatch}
      empty={<NoCaregivers />}
      errorTitle={CAREGIVER_TEXTS.loadFailed}
    >
      {({ data: found }) => (
        <Grid busy={list.busy}>
          {found.map((caregiver) => (
            <CaregiverCard
              key={caregiver.id}
              caregiver={caregiver}
              to={`${memberPages.caregiver(caregiver.id)}${search}`}
            />
          ))}
        </Grid>
      )}
    </SearchedList>
  );
}

const grid = 'grid gap-4 @xl:grid-cols-2 @4xl:grid-cols-3';

function Grid({ busy, children }: { busy: boolean; children: ReactNode }) {
  return (
    <div className="@container">
      <ul
        aria-label="Caregivers"
        aria-busy={busy || undefined}
        className={busy ? `${grid} opacity-60` : grid}
      >
        {children}
      </ul>
    </div>
  );
}

/** Hidden from screen readers, because the text next to the search already says that it is loading. */
function SkeletonGrid() {
  return (
    <div aria-hidden className="@container">
      <div className={grid}>
        {Array.from({ length: 6 }, (_, card) => (
          <CaregiverCardSkeleton key={card} />
        ))}
      </div>
    </div>
  );
}

const caregivers = (total: number) => (total === 1 ? '1 caregiver' : `${total} caregivers`);
