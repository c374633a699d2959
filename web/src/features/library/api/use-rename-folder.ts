import { useCallback } from 'react';
import { useInvalidate } from '@/lib/api/swr-config';
import { libraryApi } from './library-api';

/** Gives a folder another name. */
export function useRenameFolder() {
  const invalidate = useInvalidate();
  return useCallback(
    async ({ id, name }: { id: number; name: string }) => {
      const { folder } = await libraryApi.renameFolder({ id: String(id), name });
      void invalidate('library');
      return folder;
    },
    [invalidate],
  );
}
