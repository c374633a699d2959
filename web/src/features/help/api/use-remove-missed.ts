import { useCallback } from 'react';
import { useInvalidate } from '@/lib/api/swr-config';
import { helpApi } from './help-api';

/** Takes a search off the list of those that found nothing. */
export function useRemoveMissed() {
  const invalidate = useInvalidate();
  return useCallback(
    async (id: number) => {
      try {
        await helpApi.forgetMissed({ id });
      } finally {
        void invalidate('help');
      }
    },
    [invalidate],
  );
}
