import { DIRECTORY_TABS } from '@hearthside/contract/member/directory';
import { usePage } from '@/lib/page';
import { useQueryState } from '@/lib/query-state';
import { useSearchedList } from '@/lib/use-searched-list';
import { SearchedList } from '@/ui/lists/searched-list';
import { SkeletonTable } from '@/ui/skeleton';
import { LinkTabs } from '@/ui/lists/tabs';
import { useDirectory } from '../api/directory';
import { OFFERING_ROLES } from '@hearthside/contract/member/offer';
import { directoryQuery } from '../../model/directory-query';
import { NO_PLACE, placeWords } from '../../model/place-query';
import { tabLabel, tabPeople } from '../../model/directory-words';
import { people } from '../../model/user-words';
import { DirectoryTable } from './directory-table';
import { NobodyThere } from '../../components/nobody-there';
import { placeOf } from '../../model/place-query';
import { PlaceFilters } from '../../components/place-filters';
import { NobodyListed } from './nobody-listed';
import { SortSelect } from '../../users/components/sort-select';

/** The tabs whose people say what they offer. The data alone: a function would bring the schemas beside it along. */
const WITH_OFFER: readonly string[] = ['featured', ...OFFERING_ROLES];

/** The people a member can contact (part 1 §2.6): verified people by role, and those whom the team features. */
export function DirectoryPage() {
  usePage('Directory');
  const [query, change] = useQueryState(directoryQuery);
  const list = useSearchedList(query, change, useDirectory(query));
  const tabs = DIRECTORY_TABS.map((role) => ({
    id: role,
    label: tabLabel(role),
    to: `?${directoryQuery.format({ ...query, role, page: 1 })}`,
  }));

  const narrowed = placeWords(query).length > 0;
  const noMatch = (
    <NobodyThere
      people={tabPeople(query.role)}
      search={query.search}
      near={query.near !== ''}
      onClear={() => change({ ...NO_PLACE, search: '', page: 1 })}
    />
  );

  return (
    <>
      <LinkTabs label="Members by role" items={tabs} current={query.role} />
      <SearchedList
        list={list}
        name="the directory"
        className="mt-4"
        count={people}
        filters={
          <>
            <SortSelect sort={query.sort} onChange={change} />
            <PlaceFilters
              place={placeOf(query)}
              withOffer={WITH_OFFER.includes(query.role)}
              error={list.view.error}
              onChange={change}
            />
          </>
        }
        skeleton={<SkeletonTable rows={10} columns={3} />}
        noMatch={narrowed ? noMatch : `No ${tabPeople(query.role)} match “${query.search}”.`}
        empty={narrowed ? noMatch : <NobodyListed tab={query.role} />}
      >
        {({ members }) => <DirectoryTable tab={query.role} members={members} busy={list.busy} />}
      </SearchedList>
    </>
  );
}
