import { selfEndpoints } from '@hearthside/contract/member/profile';
import { userEndpoints } from '@hearthside/contract/member/users';
import useSWR, { type SWRResponse } from 'swr';
import { resource } from '@/lib/api/resource';
import { session } from '@/lib/session/session';

const own = resource('member', selfEndpoints);
export const users = resource('member', userEndpoints);

/** How often the state of a member who waits for verification is requested, in milliseconds. */
const WAITING_MS = 10_000;

/**
 * Keeps the session's member fresh: when the window gets the focus again, and every few seconds while they are
 * unverified, so that new sections appear automatically.
 */
export function useFreshMe(verified: boolean): void {
  useSWR(own.me.key({}), () => own.me(), {
    // The session has just loaded it, so the first request can wait.
    revalidateOnMount: false,
    refreshInterval: verified ? 0 : WAITING_MS,
    onSuccess: (me) => session.setMe(me),
  });
}

/** Requests the signed-in member again, because their profile has changed elsewhere. */
export async function reloadMe() {
  const me = await own.me();
  session.setMe(me);
  return me;
}

/** Saves the member's own profile. Every part of the screen that shows them is updated. */
export const useSaveProfile = own.saveProfile.mutation({
  onSuccess: (me) => session.setMe(me),
  invalidates: ['member', 'history'],
});

/** Saves what the directory shows about the member. */
export const useSaveVisibility = own.saveVisibility.mutation({
  onSuccess: (me) => session.setMe(me),
  invalidates: ['member', 'history'],
});

/** Changes the member's own picture. It is shown everywhere at once. */
export const useSavePicture = own.savePicture.upload({
  onSuccess: (me) => session.setMe(me),
  invalidates: ['member'],
});
export const useRemovePicture = own.removePicture.mutation({
  onSuccess: (me) => session.setMe(me),
  invalidates: ['member'],
});

/** The first members whose name or email matches these words, for admins; of one role if it is given. */
export const useFoundMembers = users.list.query();

/** Verifies a user, or undoes that. */
export const useVerify = users.verify.mutation({ invalidates: ['member', 'trust', 'history'] });

/** A list's answer for this tab. An answer kept from another tab is ignored. */
export function ofTab<Data extends { tab: string | undefined }>(
  tab: Data['tab'],
  answer: SWRResponse<Data, unknown>,
) {
  // Read here, so that whoever shows the answer is drawn again with new data.
  const { data } = answer;
  // Not a copy: what else the answer says are getters that it may have inherited (lib/api/keep-previous).
  return Object.create(answer, {
    data: { value: data?.tab === tab ? data : undefined },
  }) as typeof answer;
}
