import type { Me } from '@hearthside/contract/member/me';
import { sessionEndpoints } from '@hearthside/contract/session/endpoints';
import { useCallback, useEffect, useState } from 'react';
import { client, leavingCall } from '@/lib/api/api-client';
import { useSessionState } from '@/lib/session/session';
import { toast } from '@/ui/toast/toast';

/** Calls around the sign-in. The hooks that need the data cache are in own-sessions.ts. */
export const sessions = client(sessionEndpoints);

/** Ends the session on the server, and then in every tab. */
export const signOut = leavingCall(sessionEndpoints.signOut);

/** The signed-in member. Only for pages behind the sign-in. */
export function useMe(): Me {
  const state = useSessionState();
  if (state.status === 'signed-in' || state.status === 'ended') return state.me;
  throw new Error('A screen for members was shown without one.');
}

/** Ends the session on the server and then in every tab. What was typed and not saved can't be read anymore. */
export function useSignOut(): () => Promise<void> {
  return useCallback(async () => {
    try {
      await signOut({});
    } catch {
      // Important on a shared computer: the cookie is still valid, so this is not a sign-out.
      toast.error('We can’t reach the server, so you are still signed in. Please try again.');
    }
  }, []);
}

/**
 * Whether a mailed link can still set a password. Requested as soon as the link is opened, before anybody thinks of a
 * password. Until the answer, or without one, the link is assumed to be valid.
 */
export function useLinkHolds(token: string): boolean {
  const [gone, setGone] = useState<string>();
  useEffect(() => {
    let isLeft = false;
    sessions.checkLink({ token }).then(
      ({ email }) => {
        if (email === null && !isLeft) setGone(token);
      },
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, [token]);
  return gone !== token;
}
