import type { LibrarySection } from '@hearthside/contract/library';
import { useCallback } from 'react';
import { useInvalidate } from '@/lib/api/swr-config';
import { libraryApi } from './library-api';

/** Makes a folder in a tab and answers it. */
export function useAddFolder() {
  const invalidate = useInvalidate();
  return useCallback(
    async (made: { name: string; section: LibrarySection }) => {
      const { folder } = await libraryApi.addFolder(made);
      // Awaited, so that it can be chosen where it was made.
      await invalidate('library');
      return folder;
    },
    [invalidate],
  );
}
