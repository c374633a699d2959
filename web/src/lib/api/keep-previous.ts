import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { unstable_serialize, useSWRConfig, type Key, type Middleware } from 'swr';

/** How SWR marks the cache keys of infinite lists. Its key filters skip them. */
const INFINITE = '$inf$';

/**
 * The key under which an answer is cached. The key of an infinite list is a function, and the list is stored under
 * its first page.
 */
const cacheKey = (key: Key | ((page: number, before: null) => Key)) =>
  typeof key === 'function' ? INFINITE + unstable_serialize(key(0, null)) : unstable_serialize(key);

const listeners = new Set<() => void>();
let timesEmptied = 0;
const onEmptied = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/**
 * Keeps the previous answer of a hook with `keepPreviousData` on screen while the next one loads. Unlike SWR's own
 * way, it reads that answer from the cache each time, so `useEmptyCache` takes it off the screen too.
 */
export const keepPrevious: Middleware = (useNext) => (key, fetcher, config) => {
  const keeps = Boolean(config.keepPreviousData);
  const answer = useNext(key, fetcher, keeps ? { ...config, keepPreviousData: false } : config);
  const { cache } = useSWRConfig();
  const shown = useRef('');
  useSyncExternalStore(onEmptied, () => timesEmptied);
  useEffect(() => {
    if (keeps && answer.data !== undefined) shown.current = cacheKey(key);
  });
  if (!keeps) return answer;
  // Everything else is the answer's own, and its getters tell SWR what the component reads.
  return Object.create(answer, {
    data: { get: () => answer.data ?? cache.get(shown.current)?.data },
  }) as typeof answer;
};

/** Empties the cache, takes its answers off the screen, and requests again whatever is on screen. */
export function useEmptyCache(): () => void {
  const { mutate, cache } = useSWRConfig();
  return useCallback(() => {
    void mutate(() => true, undefined, { revalidate: true });
    for (const key of cache.keys()) {
      if (key.startsWith(INFINITE)) void mutate(key, undefined, { revalidate: true });
    }
    timesEmptied += 1;
    for (const listener of listeners) listener();
  }, [mutate, cache]);
}
