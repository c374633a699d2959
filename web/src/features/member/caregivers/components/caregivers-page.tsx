import { CAREGIVER_TEXTS } from '@hearthside/contract/member/caregivers';
import { memberPages } from '@hearthside/contract/member/pages';
import type { ReactNode } from 'react';
import { usePage } from '@/lib/page';
import { useQueryState } from '@/lib/query-state';
import { useSearchedList } from '@/lib/use-searched-list';
import { SearchedList } from '@/ui/lists/searched-list';
import { useCaregivers } from '../api/caregivers';
import { NobodyThere } from '../../components/nobody-there';
import { PlaceFilters } from '../../components/place-filters';
import { askedCaregivers, caregiversQuery } from '../../model/caregivers-query';
import { NO_PLACE, placeOf, placeWords } from '../../model/place-query';
import { CaregiverCard, CaregiverCardSkeleton } from './caregiver-card';
import { NoCaregivers } from './no-caregivers';

/** The caretakers a member can turn to, as cards (part 1 §2.7). */
export function CaregiversPage() {
  usePage('Caregivers');
  const [query, change] = useQueryState(caregiversQuery);
  const list = useSearchedList(query, change, useCaregivers(askedCaregivers(query)));
  const asked = String(caregiversQuery.format(query));
  const narrowed = placeWords(query).length > 0;
  const noMatch = (
    <NobodyThere
      people="caregivers"
      search={query.search}
      near={query.near !== ''}
      onClear={() => change({ ...NO_PLACE, search: '', page: 1 })}
    />
  );
  const search = asked && `?${asked}`;
  return (
    <SearchedList
      list={list}
      name="caregivers"
      frame="cards"
      count={caregivers}
      waiting={CAREGIVER_TEXTS.loading}
      skeleton={<SkeletonGrid />}
      filters={
        <PlaceFilters place={placeOf(query)} withOffer error={list.view.error} onChange={change} />
      }
      noMatch={narrowed ? noMatch : CAREGIVER_TEXTS.noMatch}
      empty={narrowed ? noMatch : <NoCaregivers />}
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
