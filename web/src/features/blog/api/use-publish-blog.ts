import { useMemo } from 'react';
import { useInvalidate } from '@/lib/api/swr-config';
import { blogApi } from './blog-api';

/** Bringing a blog out as its draft is, now or at an hour; taking it back from its readers, or its hour away. */
export function usePublishBlog() {
  const invalidate = useInvalidate();
  return useMemo(() => {
    const after = async (call: ReturnType<typeof blogApi.publish>) => {
      try {
        return (await call).blog;
      } finally {
        void invalidate('blog', 'history');
      }
    };
    return {
      /** `revision`: of the draft that was looked at; another one is refused. */
      publish: (id: string, publishAt: string | null, revision: string) =>
        after(blogApi.publish({ id, publishAt, revision })),
      unpublish: (id: string) => after(blogApi.unpublish({ id })),
      cancelSchedule: (id: string) => after(blogApi.cancelSchedule({ id })),
    };
  }, [invalidate]);
}
