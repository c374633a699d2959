import { useCallback } from 'react';
import { useInvalidate } from '@/lib/api/swr-config';
import { libraryApi } from './library-api';

/** Deletes a folder; one with items in it is refused. */
export function useDeleteFolder() {
  const invalidate = useInvalidate();
  return useCallback(
    async (id: number) => {
      try {
        await libraryApi.folder({ id: String(id) });
      } finally {
        // A refusal too says something new: somebody else may have been quicker.
        void invalidate('library');
      }
    },
    [invalidate],
  );
}
