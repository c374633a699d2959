import useSWR from 'swr';
import { session } from '@/lib/session/session';
import { memberKeys } from './keys';
import { memberApi } from './member-api';

/** How often somebody who waits for verification is asked about, in milliseconds. */
const WAITING_MS = 10_000;

/**
 * Keeps the session's picture of the member fresh: when the window is looked at again, and every
 * few seconds for who is not verified yet, so that new sections appear by themselves.
 */
export function useFreshMe(verified: boolean): void {
  useSWR(memberKeys.me, () => memberApi.me(), {
    // The session has just brought one; the first question can wait.
    revalidateOnMount: false,
    refreshInterval: verified ? 0 : WAITING_MS,
    onSuccess: (me) => session.setMe(me),
  });
}
