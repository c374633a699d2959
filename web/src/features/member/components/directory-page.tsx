import { DIRECTORY_TABS } from '@hearthside/contract/directory';
import { messageOf } from '@/lib/api-error';
import { usePage } from '@/lib/page';
import { useExistingPage } from '@/lib/use-existing-page';
import { useQueryState } from '@/lib/query-state';
import { useListTop } from '@/lib/use-list-top';
import { AsyncView } from '@/ui/async-view';
import { Card } from '@/ui/card';
import { LiveCount } from '@/ui/live-count';
import { Pager } from '@/ui/pager';
import { SkeletonTable } from '@/ui/skeleton';
import { LinkTabs } from '@/ui/tabs';
import { useDirectory } from '../api/use-directory';
import { directoryQuery } from '../model/directory-query';
import { tabLabel } from '../model/directory-words';
import { people } from '../model/user-words';
import { DirectoryTable } from './directory-table';
import { ListTools } from './list-tools';
import { NobodyListed } from './nobody-listed';

/** Whom a member can turn to (part 1 §2.6): verified people by role, and whom the team features. */
export function DirectoryPage() {
  usePage('Directory');
  const [query, change] = useQueryState(directoryQuery);
  const results = useListTop<HTMLDivElement>(query.page);
  const { data, error, isLoading, isValidating, mutate } = useDirectory(query);
  const pages = data?.pagination.totalPages ?? 0;

  useExistingPage(query.page, isLoading ? undefined : pages, change);

  const tabs = DIRECTORY_TABS.map((role) => ({
    id: role,
    label: tabLabel(role),
    to: `?${directoryQuery.format({ ...query, role, page: 1 })}`,
  }));

  return (
    <>
      <LinkTabs label="Members by role" items={tabs} current={query.role} />
      <Card className="mt-4 max-sm:border-0 max-sm:bg-transparent max-sm:p-0 max-sm:shadow-none">
        <ListTools
          query={query}
          searchLabel="Search the directory"
          onChange={(patch) => change(patch, { replace: true })}
        >
          <LiveCount words={data && people(data.pagination.total)} className="sm:ml-auto" />
        </ListTools>
        <div ref={results} className="mt-3">
          <AsyncView
            data={data}
            error={error}
            isLoading={isValidating}
            retry={() => mutate()}
            skeleton={<SkeletonTable rows={10} columns={3} />}
            isEmpty={({ members }) => members.length === 0}
            empty={<NobodyListed query={query} onClear={() => change({ search: '', page: 1 })} />}
            errorTitle="Failed to load the directory"
            errorMessage={(reason) => messageOf(reason)}
          >
            {({ members }) => (
              <DirectoryTable tab={query.role} members={members} busy={isLoading} />
            )}
          </AsyncView>
        </div>
        <Pager
          page={query.page}
          pages={pages}
          onPage={(page) => change({ page })}
          label="Pages of the directory"
          className="mt-4"
        />
      </Card>
    </>
  );
}
