import type { ManagedBlog } from '@hearthside/contract/blog-shapes';
import { useMemo } from 'react';
import { useInvalidate } from '@/lib/api/swr-config';
import { blogDraftOf, blogBodyOf } from '../model/blog-draft';
import { blogApi } from './blog-api';

/** Makes a blog's draft say again what it said then, and takes that back. */
export function useRestoreVersion() {
  const invalidate = useInvalidate();
  return useMemo(() => {
    const after = async (call: ReturnType<typeof blogApi.restoreVersion>) => {
      const { blog } = await call;
      void invalidate('blog', 'history');
      return blog;
    };
    return {
      restore: ({ id, revision }: ManagedBlog, versionId: number) =>
        after(blogApi.restoreVersion({ id, versionId, revision })),
      /** `before` is what was there, `now` what took its place. */
      undo: (before: ManagedBlog, { id, revision }: ManagedBlog) =>
        after(blogApi.save({ id, revision, ...blogBodyOf(blogDraftOf(before)) })),
    };
  }, [invalidate]);
}
