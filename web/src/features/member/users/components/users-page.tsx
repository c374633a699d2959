import { ROLE_LABELS } from '@hearthside/contract/access';
import { formPages } from '@hearthside/contract/form/pages';
import { USER_TABS } from '@hearthside/contract/member/users';
import { Outlet } from 'react-router-dom';
import { usePage } from '@/lib/page';
import { useQueryState } from '@/lib/query-state';
import { useOpenedFor } from '@/lib/use-opened-for';
import { useSearchedList } from '@/lib/use-searched-list';
import { ButtonLink } from '@/ui/button';
import { Checkbox } from '@/ui/fields/checkbox';
import { SearchedList } from '@/ui/lists/searched-list';
import { Skeleton, SkeletonTable } from '@/ui/skeleton';
import { LinkTabs } from '@/ui/lists/tabs';
import { useUsers } from '../api/users';
import { people } from '../../model/user-words';
import { isNarrowed, NO_FILTERS, usersQuery } from '../../model/users-query';
import { InviteDialogs } from '../../invitations/components/invite-dialogs';
import { NoUsers } from './no-users';
import { SortSelect } from './sort-select';
import { useInviting } from '../../invitations/components/use-inviting';
import { NobodyThere } from '../../components/nobody-there';
import { UserFilters } from './user-filters';
import { UsersHead } from './users-head';
import { UsersTable } from './users-table';

/** Everybody who has an account (part 1 §2.5), for admins. */
export function UsersPage() {
  usePage('Users');
  const [query, change] = useQueryState(usersQuery);
  const list = useSearchedList(query, change, useUsers(query));
  const { inviting, invite, stop } = useInviting();
  useOpenedFor('invite', () => invite('person'));
  const unverified = query.verified === 'false';

  const tab = (role: (typeof USER_TABS)[number] | undefined) =>
    `?${usersQuery.format({ ...query, role, page: 1 })}`;
  const tabs = [
    { id: 'all', label: 'All', to: tab(undefined) },
    ...USER_TABS.map((role) => ({ id: role, label: ROLE_LABELS[role].many, to: tab(role) })),
  ];

  return (
    <>
      <UsersHead query={query} total={list.total} onInvite={invite} />
      <LinkTabs label="Users by role" items={tabs} current={query.role ?? 'all'} />
      <SearchedList
        list={list}
        name="users"
        frame="md"
        className="mt-4"
        count={people}
        filters={
          <>
            <SortSelect sort={query.sort} onChange={change} />
            <Checkbox
              label="Unverified only"
              checked={unverified}
              onChange={({ target }) =>
                change({ verified: target.checked ? 'false' : undefined, page: 1 })
              }
            />
            <UserFilters query={query} onChange={change} />
            {unverified && (
              <ButtonLink variant="quiet" to={formPages.review('newcomers')}>
                Review one by one
              </ButtonLink>
            )}
          </>
        }
        skeleton={
          <>
            <div className="py-3 sm:pb-10 sm:pl-2.75">
              <Skeleton className="h-5 w-52" />
            </div>
            <SkeletonTable rows={10} columns={query.role ? 3 : 4} />
          </>
        }
        noMatch={`No ${unverified ? 'unverified users' : 'users'} match “${query.search}”.`}
        empty={
          isNarrowed(query) ? (
            <NobodyThere
              people="users"
              search=""
              onClear={() => change({ ...NO_FILTERS, page: 1 })}
            />
          ) : (
            <NoUsers query={query} onReset={change} onInvite={() => invite('person')} />
          )
        }
      >
        {({ users, pagination }) => (
          <UsersTable
            users={users}
            query={query}
            total={pagination.total}
            busy={list.busy}
            // A verified user leaves the list of unverified ones, and with them the switch that had the focus.
            onChanged={list.keepFocus}
          />
        )}
      </SearchedList>
      <InviteDialogs inviting={inviting} onClose={stop} />
      <Outlet />
    </>
  );
}
