import { useCallback } from 'react';
import { useInvalidate } from '@/lib/api/swr-config';
import { blogApi } from './blog-api';

/** Brings a deleted blog back, as a draft. A call each, not one mutation: several may be undone at a time. */
export function useRestoreBlog() {
  const invalidate = useInvalidate();
  return useCallback(
    async (id: string) => {
      const { blog } = await blogApi.restore({ id });
      void invalidate('blog', 'history');
      return blog;
    },
    [invalidate],
  );
}
