import { useCallback } from 'react';
import { useInvalidate } from '@/lib/api/swr-config';
import { libraryApi } from './library-api';

/** Brings a deleted item back. A call each, not one mutation: several may be undone at a time. */
export function useRestoreItem() {
  const invalidate = useInvalidate();
  return useCallback(
    async (id: number) => {
      const { item } = await libraryApi.restore({ id: String(id) });
      void invalidate('library', 'history');
      return item;
    },
    [invalidate],
  );
}
