import { useCallback } from 'react';
import { useInvalidate } from '@/lib/api/swr-config';
import { usersApi } from './users-api';

/** Adds a user to Featured, or takes them out. A call each: a second row may be quicker than the first. */
export function useUserFeature() {
  const invalidate = useInvalidate();
  return useCallback(
    async (id: number, featured: boolean) => {
      await (featured ? usersApi.feature({ userId: id }) : usersApi.unfeature({ id }));
      void invalidate('member', 'history');
    },
    [invalidate],
  );
}
