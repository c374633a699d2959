import { petEndpoints } from '@hearthside/contract/pet/endpoints';
import { userEndpoints } from '@hearthside/contract/member/users';
import { useCallback } from 'react';
import useSWR from 'swr';
import { resource } from '@/lib/api/resource';
import { exportName } from '@/lib/files/download-save';
import { useExport } from '@/lib/files/use-export';
import { useNow } from '@/lib/use-now';
import { ofTab, users } from '../../api/members';
import type { UsersQuery } from '../../model/users-query';

// Who can care for pets is asked again with the members.
const pets = resource('member', petEndpoints);

/** A page of users; the page before stays while the next is on its way, but never under another tab. */
export const useUsers = (query: UsersQuery) =>
  ofTab(
    query.role,
    useSWR(
      [...users.list.key(query), 'tab'] as const,
      async ([, , input]) => {
        const asked = input as UsersQuery;
        return { ...(await users.list(asked)), tab: asked.role };
      },
      { keepPreviousData: true },
    ),
  );

export const useUser = users.detail.query();

/** A user as they are now, for paper. */
export const useUserNow = (id: number) => useNow(useCallback(() => users.detail({ id }), [id]));

/** What hangs on a user now, to be seen before they are deleted. */
export const useUserDependents = (id: number) =>
  useNow(useCallback(async () => (await users.belongings({ id })).belongings, [id]));

/** The first members by name who can take somebody's place with the pets they care for. */
export const useSuccessors = pets.people.query();

/** Saves everybody the list's filters let through, on every page, as a file. */
export function useUsersExport() {
  const { progress, run: save, cancel } = useExport(userEndpoints.exportList);
  const run = useCallback(
    ({ search, sort, role, verified }: UsersQuery) =>
      save({ search, sort, role, verified }, exportName('users', new Date())),
    [save],
  );
  return { progress, run, cancel };
}

/** Verifies many users at once, or takes it back; answers whose verification changed. */
export const useVerifyMany = users.verifyMany.mutation({
  invalidates: ['member', 'trust', 'history'],
});

/** Gives a user another role, with a reason. */
export const useChangeRole = users.changeRole.mutation({
  invalidates: ['member', 'trust', 'history', 'pet'],
});

/** Adds a user to the Directory's Featured tab. */
export const useFeatureUser = users.feature.mutation({ invalidates: ['member', 'history'] });
export const useUnfeatureUser = users.unfeature.mutation({ invalidates: ['member', 'history'] });

/** Deletes a user: signed out at once, and in the trash for a while. */
export const useDeleteUser = users.remove.mutation({
  // All but themselves: a profile of theirs that is still open would ask for nobody.
  invalidates: ({ id }) => [memberBut(id), 'trust', 'history', 'pet'],
  // A refusal too says something new about the list: somebody else may have been quicker.
  invalidatesOnError: ['member', 'trust', 'history', 'pet'],
});

function memberBut(id: number) {
  const isThem = users.detail.matches({ id });
  return (key: unknown) => Array.isArray(key) && key[0] === 'member' && !isThem(key);
}

/** The deleted users who can still be brought back. */
export const useTrash = users.trash.query();

/** Brings a deleted user back. */
export const useRestoreUser = users.restore.mutation({
  invalidates: ['member', 'trust', 'history'],
});

/** Erases a deleted user for good. */
export const useEraseUser = users.erase.mutation({
  invalidates: ['member', 'trust', 'history'],
  // A refusal too says something new about the list: somebody else may have been quicker.
  invalidatesOnError: ['member', 'trust', 'history'],
});
