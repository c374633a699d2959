import { useCallback } from 'react';
import { useInvalidate } from '@/lib/api/swr-config';
import { usersApi } from './users-api';

/** Brings a deleted user back. A call each, not one mutation: several may be undone at a time. */
export function useUserRestore() {
  const invalidate = useInvalidate();
  return useCallback(
    async (id: number) => {
      const back = await usersApi.restore({ id });
      void invalidate('member', 'trust', 'history');
      return back;
    },
    [invalidate],
  );
}
