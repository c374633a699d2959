import { bulkEndpoints } from '@hearthside/contract/member/bulk';
import type { Input } from '@hearthside/contract/endpoint';
import { petEndpoints } from '@hearthside/contract/pet/endpoints';
import { userEndpoints } from '@hearthside/contract/member/users';
import { useCallback } from 'react';
import useSWR from 'swr';
import { resource } from '@/lib/api/resource';
import { exportName } from '@/lib/files/download-save';
import { useExport } from '@/lib/files/use-export';
import { useNow } from '@/lib/use-now';
import { ofTab, users } from '../../api/members';
import { askedUsers, type UsersQuery } from '../../model/users-query';

// Part of 'member', so that the people who can care for pets are refreshed with members.
const pets = resource('member', petEndpoints);

/** A page of users. The previous page stays while the next one is loading, but never in another tab. */
export const useUsers = (query: UsersQuery) =>
  ofTab(
    query.role,
    useSWR(
      [...users.list.key({ page: query.page, ...askedUsers(query) }), 'tab'] as const,
      async ([, , input]) => {
        const asked = input as ReturnType<typeof askedUsers> & { page: number };
        return { ...(await users.list(asked)), tab: asked.role };
      },
      { keepPreviousData: true },
    ),
  );

export const useUser = users.detail.query();

/** The current state of a user, for printing. */
export const useUserNow = (id: number) => useNow(useCallback(() => users.detail({ id }), [id]));

/** What belongs to a user now, shown before they are deleted. */
export const useUserDependents = (id: number) =>
  useNow(useCallback(async () => (await users.belongings({ id })).belongings, [id]));

/** The first members by name who can replace somebody for the pets they care for. */
export const useSuccessors = pets.people.query();

/** Saves all users who match the list's filters, from every page, as a file. */
export function useUsersExport() {
  const { progress, run: save, cancel } = useExport(userEndpoints.exportList);
  const run = useCallback(
    (query: UsersQuery) => save(askedUsers(query), exportName('users', new Date())),
    [save],
  );
  return { progress, run, cancel };
}

/** Saves the selected users as a file. */
export function useSelectedExport() {
  const { progress, run: save, cancel } = useExport(bulkEndpoints.exportSelected);
  const run = useCallback(
    (selection: Selected) => save({ selection }, exportName('users', new Date())),
    [save],
  );
  return { progress, run, cancel };
}
type Selected = Input<typeof bulkEndpoints.exportSelected>['selection'];

/** Gives a user another role, with a reason. */
export const useChangeRole = users.changeRole.mutation({
  invalidates: ['member', 'trust', 'history', 'pet'],
});

/** Adds a user to the Directory's Featured tab. */
export const useFeatureUser = users.feature.mutation({ invalidates: ['member', 'history'] });
export const useUnfeatureUser = users.unfeature.mutation({ invalidates: ['member', 'history'] });

/** Deletes a user: they are signed out at once, and stay in the trash for a while. */
export const useDeleteUser = users.remove.mutation({
  // Everything except the user: an open profile of theirs would request somebody who is gone.
  invalidates: ({ id }) => [memberBut(id), 'trust', 'history', 'pet'],
  // A refusal can bring something new for the list too: somebody else may have been faster.
  invalidatesOnError: ['member', 'trust', 'history', 'pet'],
});

function memberBut(id: number) {
  const isThem = users.detail.matches({ id });
  return (key: unknown) => Array.isArray(key) && key[0] === 'member' && !isThem(key);
}

/** The deleted users who can still be restored. */
export const useTrash = users.trash.query();

/** Restores a deleted user. */
export const useRestoreUser = users.restore.mutation({
  invalidates: ['member', 'trust', 'history'],
});

/** Erases a deleted user for good. */
export const useEraseUser = users.erase.mutation({
  invalidates: ['member', 'trust', 'history'],
  // A refusal can bring something new for the list too: somebody else may have been faster.
  invalidatesOnError: ['member', 'trust', 'history'],
});
