import { ROLE_LABELS } from '@hearthside/contract/access';
import { DIRECTORY_TABS, type DirectoryEntry } from '@hearthside/contract/member';
import { BookUser, SearchX } from 'lucide-react';
import { useEffect } from 'react';
import { messageOf } from '@/lib/api-error';
import { usePage } from '@/lib/page';
import { useQueryState } from '@/lib/query-state';
import { useListTop } from '@/lib/use-list-top';
import { AsyncView } from '@/ui/async-view';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { EmptyState } from '@/ui/empty-state';
import { Pager } from '@/ui/pager';
import { SkeletonTable } from '@/ui/skeleton';
import { DataTable, type Column } from '@/ui/table';
import { LinkTabs } from '@/ui/tabs';
import { useDirectory } from '../api/use-directory';
import { directoryQuery, type DirectoryQuery } from '../model/directory-query';
import { EmailLink } from './email-link';
import { ListTools } from './list-tools';
import { MemberCell } from './member-cell';

const COLUMNS: Column<DirectoryEntry>[] = [
  { id: 'name', header: 'Name', primary: true, cell: (member) => <MemberCell member={member} /> },
  {
    id: 'email',
    header: 'Email',
    cell: ({ email }) => <EmailLink email={email} />,
  },
  { id: 'city', header: 'City', cell: ({ city }) => city || 'N/A' },
];

/** Whom a member can turn to (part 1 §2.6): verified people by role. */
export function DirectoryPage() {
  usePage('Directory');
  const [query, change] = useQueryState(directoryQuery);
  const results = useListTop<HTMLDivElement>(query.page);
  const { data, error, isLoading, isValidating, mutate } = useDirectory(query);
  const pages = data?.pagination.totalPages ?? 0;

  useEffect(() => {
    if (!isLoading && pages > 0 && query.page > pages) change({ page: pages }, { replace: true });
  }, [isLoading, pages, query.page, change]);

  const tabs = DIRECTORY_TABS.map((role) => ({
    id: role,
    label: ROLE_LABELS[role].many,
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
        />
        <div ref={results} className="mt-3">
          <AsyncView
            data={data}
            error={error}
            isLoading={isValidating}
            retry={() => mutate()}
            skeleton={<SkeletonTable rows={10} columns={3} />}
            isEmpty={({ members }) => members.length === 0}
            empty={<NobodyFound query={query} onClear={() => change({ search: '', page: 1 })} />}
            errorTitle="Failed to load the directory"
            errorMessage={(reason) => messageOf(reason)}
          >
            {({ members }) => (
              <DataTable
                caption={ROLE_LABELS[query.role].many}
                columns={COLUMNS}
                rows={members}
                rowKey={({ id }) => id}
                busy={isLoading}
              />
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

function NobodyFound({ query, onClear }: { query: DirectoryQuery; onClear: () => void }) {
  const many = ROLE_LABELS[query.role].many;
  if (!query.search) {
    return (
      <EmptyState
        icon={<BookUser size={32} aria-hidden />}
        title={`No ${many} in the directory yet.`}
      >
        They appear here once they have joined and are verified.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={<SearchX size={32} aria-hidden />}
      title={`No ${many} match “${query.search}”.`}
      action={
        <Button variant="quiet" onClick={onClear}>
          Clear search
        </Button>
      }
    />
  );
}
