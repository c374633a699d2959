import { useCallback } from 'react';
import { session } from '@/lib/session/session';
import { toast } from '@/ui/toast/toast';
import { sessionApi } from './session-api';

/** Ends the session on the server and then in every tab; what was only typed can't be read any more. */
export function useSignOut(): () => Promise<void> {
  return useCallback(async () => {
    try {
      await session.leave(() => sessionApi.signOut());
    } catch {
      // Honest on a shared computer: the cookie is still good, so this is no sign-out.
      toast.error('We can’t reach the server, so you are still signed in. Please try again.');
    }
  }, []);
}
