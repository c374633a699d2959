import { useCallback } from 'react';
import { useInvalidate } from '@/lib/api/swr-config';
import { petApi } from './pet-api';

/** Brings a deleted pet back. A call each, not one mutation: several may be undone at a time. */
export function useRestorePet() {
  const invalidate = useInvalidate();
  return useCallback(
    async (id: number) => {
      const back = await petApi.restore({ id });
      void invalidate('pet', 'trust', 'member', 'history');
      return back;
    },
    [invalidate],
  );
}
