import { ROLE_LABELS } from '@hearthside/contract/access';
import { USER_TABS } from '@hearthside/contract/user';
import { useState } from 'react';
import { Outlet } from 'react-router-dom';
import { messageOf } from '@/lib/api-error';
import { usePage } from '@/lib/page';
import { useExistingPage } from '@/lib/use-existing-page';
import { useQueryState } from '@/lib/query-state';
import { useKeepFocus } from '@/lib/use-keep-focus';
import { useListTop } from '@/lib/use-list-top';
import { AsyncView } from '@/ui/async-view';
import { Card } from '@/ui/card';
import { Checkbox } from '@/ui/checkbox';
import { LiveCount } from '@/ui/live-count';
import { Pager } from '@/ui/pager';
import { Skeleton, SkeletonTable } from '@/ui/skeleton';
import { LinkTabs } from '@/ui/tabs';
import { useUsers } from '../api/use-users';
import { people } from '../model/user-words';
import { listName, usersQuery } from '../model/users-query';
import { InviteDialogs, type Inviting } from './invite-dialogs';
import { ListTools } from './list-tools';
import { NoUsers } from './no-users';
import { UsersHead } from './users-head';
import { UsersTable } from './users-table';

/** Everybody who has an account (part 1 §2.5), for admins. */
export function UsersPage() {
  usePage('Users');
  const [query, change] = useQueryState(usersQuery);
  const { data, error, isLoading, isValidating, mutate } = useUsers(query);
  const [inviting, setInviting] = useState<Inviting>();
  const invite = (how: Inviting['how']) => setInviting({ how, open: true });
  const pages = data?.pagination.totalPages ?? 0;
  const total = data?.pagination.total;

  useExistingPage(query.page, isLoading ? undefined : pages, change);

  const results = useListTop<HTMLDivElement>(query.page);
  // Whoever is verified leaves the list of the unverified, and the switch that had the focus with them.
  const keepFocus = useKeepFocus(results);

  const tab = (role: (typeof USER_TABS)[number] | undefined) =>
    `?${usersQuery.format({ ...query, role, page: 1 })}`;
  const tabs = [
    { id: 'all', label: 'All', to: tab(undefined) },
    ...USER_TABS.map((role) => ({ id: role, label: ROLE_LABELS[role].many, to: tab(role) })),
  ];

  return (
    <>
      <UsersHead query={query} total={total} onInvite={invite} />
      <LinkTabs label="Users by role" items={tabs} current={query.role ?? 'all'} />
      <Card className="mt-4 max-md:border-0 max-md:bg-transparent max-md:p-0! max-md:shadow-none">
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
          <LiveCount
            words={total === undefined ? undefined : people(total)}
            className="sm:ml-auto"
          />
        </ListTools>
        <div ref={results} tabIndex={-1} className="mt-3 outline-none">
          <AsyncView
            data={data}
            error={error}
            isLoading={isValidating}
            retry={() => mutate()}
            skeleton={
              <>
                <div className="py-3 sm:pb-10 sm:pl-2.75">
                  <Skeleton className="h-5 w-52" />
                </div>
                <SkeletonTable rows={10} columns={query.role ? 3 : 4} />
              </>
            }
            isEmpty={({ users }) => users.length === 0}
            empty={<NoUsers query={query} onReset={change} onInvite={() => invite('person')} />}
            errorTitle="Failed to load users"
            errorMessage={(reason) => messageOf(reason)}
          >
            {({ users }) => (
              <UsersTable
                users={users}
                list={listName(query)}
                withRole={!query.role}
                busy={isLoading}
                onChanged={keepFocus}
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
      <InviteDialogs
        inviting={inviting}
        onClose={() => setInviting((last) => last && { ...last, open: false })}
      />
      <Outlet />
    </>
  );
}
