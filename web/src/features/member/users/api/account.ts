import { accountEndpoints } from '@hearthside/contract/member/account';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { resource } from '@/lib/api/resource';
import { users } from '../../api/members';

const accounts = resource('member', accountEndpoints);

const accountChange = {
  invalidates: ['member', 'history'],
  // A refusal can bring something new too: another admin may have been faster.
  invalidatesOnError: ['member', 'history'],
};

/** Who is archived leaves the lists of other subjects too, where people are chosen. */
const archiveChange = {
  invalidates: ['member', 'history', 'trust', 'pet', 'inbox'] as const,
  invalidatesOnError: ['member', 'history'] as const,
};

/** Saves somebody else's profile. */
export const useSaveUser = accounts.saveUser.mutation({
  invalidates: ['member', 'history', 'trust', 'pet'],
});

/** Mails somebody a link to set a new password. */
export const useSendResetLink = accounts.sendResetLink.mutation({ invalidates: ['history'] });

/** Signs somebody out on all their devices. */
export const useEndUserSessions = accounts.endSessions.mutation(accountChange);

/** Suspends somebody, or changes how long and why. */
export const useSuspend = accounts.suspend.mutation(accountChange);

/** Lifts somebody's suspension, or unlocks a locked account. */
export const useLiftSuspension = accounts.liftSuspension.mutation(accountChange);

/** Archives somebody who has left. */
export const useArchive = accounts.archive.mutation(archiveChange);

/** Brings somebody back from the archive. */
export const useUnarchive = accounts.unarchive.mutation(archiveChange);

/** Requests a user again whom somebody else has changed in the meantime. Rejects if that fails. */
export function useReloadUser(id: number) {
  const { mutate } = useSWRConfig();
  return useCallback(async () => {
    const user = await users.detail({ id });
    await mutate(users.detail.key({ id }), user, { revalidate: false });
    return user;
  }, [id, mutate]);
}
