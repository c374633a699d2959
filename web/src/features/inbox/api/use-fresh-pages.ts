import { useLayoutEffect } from 'react';
import { useSWRConfig, type Arguments } from 'swr';
import { unstable_serialize } from 'swr/infinite';

/**
 * Requests the pages of a list again if they are left over from an earlier view of it. They stay on screen meanwhile.
 * SWR doesn't do so for a list that keeps its first page while more are loaded.
 */
export function useFreshPages(
  keyOf: (page: number, before: null) => Arguments,
  mutate: () => Promise<unknown>,
): void {
  const { cache } = useSWRConfig();
  const key = unstable_serialize(keyOf);
  // Before any answer to a first request can have arrived, so that what is there is left over.
  useLayoutEffect(() => {
    if (cache.get(key)?.data !== undefined) mutate().catch(() => undefined);
  }, [cache, key, mutate]);
}
