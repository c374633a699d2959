import { ROLE_LABELS } from '@hearthside/contract/access';
import { USER_TABS } from '@hearthside/contract/member';
import { useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { messageOf } from '@/lib/api-error';
import { usePage } from '@/lib/page';
import { useQueryState } from '@/lib/query-state';
import { useListTop } from '@/lib/use-list-top';
import { AsyncView } from '@/ui/async-view';
import { Card } from '@/ui/card';
import { Checkbox } from '@/ui/checkbox';
import { Pager } from '@/ui/pager';
import { SkeletonTable } from '@/ui/skeleton';
import { LinkTabs } from '@/ui/tabs';
import { useUsers } from '../api/use-users';
import { usersQuery } from '../model/users-query';
import { ListTools } from './list-tools';
import { NoUsers } from './no-users';
import { UsersTable } from './users-table';

/** Until a closed dialog has handed the focus back and the list is new. */
const FADE_MS = 700;

/** Everybody who has an account (part 1 §2.5), for admins. */
export function UsersPage() {
  usePage('Users');
  const [query, change] = useQueryState(usersQuery);
  const { data, error, isLoading, isValidating, mutate } = useUsers(query);
  const pages = data?.pagination.totalPages ?? 0;

  // The last person of the last page may be gone from it; the page before is still there.
  useEffect(() => {
    if (!isLoading && pages > 0 && query.page > pages) change({ page: pages }, { replace: true });
  }, [isLoading, pages, query.page, change]);

  // Whoever is verified leaves the list of the unverified, and the switch that had the focus with
  // them. Once the dialog has faded, a focus that fell to nothing goes to the list.
  const results = useListTop<HTMLDivElement>(query.page);
  const keepFocus = () =>
    setTimeout(() => {
      if (document.activeElement === document.body) results.current?.focus();
    }, FADE_MS);

  const tab = (role: (typeof USER_TABS)[number] | undefined) =>
    `?${usersQuery.format({ ...query, role, page: 1 })}`;
  const tabs = [
    { id: 'all', label: 'All', to: tab(undefined) },
    ...USER_TABS.map((role) => ({ id: role, label: ROLE_LABELS[role].many, to: tab(role) })),
  ];

  return (
    <>
      <LinkTabs label="Users by role" items={tabs} current={query.role ?? 'all'} />
      <Card className="mt-4 max-sm:border-0 max-sm:bg-transparent max-sm:p-0 max-sm:shadow-none">
        <ListTools
          query={query}
          searchLabel="Search users"
          onChange={(patch) => change(patch, { replace: true })}
        >
          <Checkbox
            label="Unverified only"
            checked={query.verified === 'false'}
            onChange={({ target }) =>
              change({ verified: target.checked ? 'false' : undefined, page: 1 })
            }
          />
          <p aria-live="polite" className="text-s text-ink-soft sm:ml-auto">
            {data && people(data.pagination.total)}
          </p>
        </ListTools>
        <div ref={results} tabIndex={-1} className="mt-3 outline-none">
          <AsyncView
            data={data}
            error={error}
            isLoading={isValidating}
            retry={() => mutate()}
            skeleton={<SkeletonTable rows={10} columns={query.role ? 3 : 4} />}
            isEmpty={({ users }) => users.length === 0}
            empty={<NoUsers query={query} onReset={change} />}
            errorTitle="Failed to load users"
            errorMessage={(reason) => messageOf(reason)}
          >
            {({ users }) => (
              <UsersTable
                users={users}
                withRole={!query.role}
                busy={isLoading}
                onAnswered={keepFocus}
              />
            )}
          </AsyncView>
        </div>
        <Pager
          page={query.page}
          pages={pages}
          onPage={(page) => change({ page })}
          label="Pages of users"
          className="mt-4"
        />
      </Card>
      <Outlet />
    </>
  );
}

const people = (total: number) => (total === 1 ? '1 person' : `${total} people`);
