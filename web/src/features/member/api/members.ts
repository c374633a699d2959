import { selfEndpoints } from '@hearthside/contract/member/profile';
import { userEndpoints } from '@hearthside/contract/member/users';
import useSWR, { type SWRResponse } from 'swr';
import { resource } from '@/lib/api/resource';
import { session } from '@/lib/session/session';

const own = resource('member', selfEndpoints);
export const users = resource('member', userEndpoints);

/** How often somebody who waits for verification is asked about, in milliseconds. */
const WAITING_MS = 10_000;

/**
 * Keeps the session's picture of the member fresh: when the window is looked at again, and every
 * few seconds for who is not verified yet, so that new sections appear by themselves.
 */
export function useFreshMe(verified: boolean): void {
  useSWR(own.me.key({}), () => own.me(), {
    // The session has just brought one; the first question can wait.
    revalidateOnMount: false,
    refreshInterval: verified ? 0 : WAITING_MS,
    onSuccess: (me) => session.setMe(me),
  });
}

/** Asks again for the signed-in member, whose profile has changed elsewhere. */
export async function reloadMe() {
  const me = await own.me();
  session.setMe(me);
  return me;
}

/** Saves the member's own profile; every part of the screen that shows them follows. */
export const useSaveProfile = own.saveProfile.mutation({
  onSuccess: (me) => session.setMe(me),
  invalidates: ['member', 'history'],
});

/** Saves what the directory shows of the member. */
export const useSaveVisibility = own.saveVisibility.mutation({
  onSuccess: (me) => session.setMe(me),
  invalidates: ['member', 'history'],
});

/** Changes the member's own picture; it is shown everywhere at once. */
export const useSavePicture = own.savePicture.upload({
  onSuccess: (me) => session.setMe(me),
  invalidates: ['member'],
});
export const useRemovePicture = own.removePicture.mutation({
  onSuccess: (me) => session.setMe(me),
  invalidates: ['member'],
});

/** The first members whose name or email holds these words, for admins; of one role where one is named. */
export const useFoundMembers = users.list.query();

/** Verifies a user, or takes it back. */
export const useVerify = users.verify.mutation({ invalidates: ['member', 'trust', 'history'] });

/** An answer of the list under this tab; what was kept of another tab is as if it were not there. */
export const ofTab = <Data extends { tab: string | undefined }>(
  tab: Data['tab'],
  answer: SWRResponse<Data, unknown>,
) => ({ ...answer, data: answer.data?.tab === tab ? answer.data : undefined });
