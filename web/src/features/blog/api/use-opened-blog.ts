import { useState } from 'react';
import useSWR from 'swr';
import { randomKey } from '@/lib/random-key';
import { blogApi } from './blog-api';

/**
 * A blog to be written, asked for anew at every opening: what the data cache had of it may be older than its
 * draft. Its key is not of the subject `blog`, so that nothing replaces it while somebody writes.
 */
export function useOpenedBlog(id: string) {
  const [opening] = useState(() => randomKey());
  return useSWR(
    ['blog opened', id, opening] as const,
    async ([, asked]) => (await blogApi.detail({ id: asked })).blog,
    { revalidateOnFocus: false, revalidateOnReconnect: false, revalidateIfStale: false },
  );
}
