import { useCallback } from 'react';
import { useInvalidate } from '@/lib/api/swr-config';
import { blogApi } from './blog-api';

/** Deletes a blog; for 30 days it can be brought back. */
export function useDeleteBlog() {
  const invalidate = useInvalidate();
  return useCallback(
    async (id: string) => {
      try {
        await blogApi.remove({ id });
      } finally {
        // A refusal too says something new about the list: somebody else may have been quicker.
        void invalidate('blog', 'history');
      }
    },
    [invalidate],
  );
}
