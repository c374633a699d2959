import { useEffect, useRef } from 'react';
import { unstable_serialize, type Middleware } from 'swr';

/**
 * Where a hook asks for `keepPreviousData`: what was shown stays while something else is on its way. SWR's own way
 * also keeps what was taken out of the cache for good, as it is when a member's rights change; this one doesn't.
 */
export const keepPrevious: Middleware = (useNext) => (key, fetcher, config) => {
  // The key of a list that goes on by pages is a function, and SWR's own way is left to it.
  const isOurs = Boolean(config.keepPreviousData) && typeof key !== 'function';
  const answer = useNext(key, fetcher, isOurs ? { ...config, keepPreviousData: false } : config);
  const asked = isOurs ? unstable_serialize(key) : '';
  const shown = useRef<{ asked: string; data: typeof answer.data }>(undefined);
  useEffect(() => {
    if (isOurs && answer.data !== undefined) shown.current = { asked, data: answer.data };
  });
  if (!isOurs) return answer;
  return {
    mutate: answer.mutate,
    get data() {
      const before = shown.current?.asked === asked ? undefined : shown.current?.data;
      return answer.data ?? before;
    },
    get error() {
      return answer.error as typeof answer.error;
    },
    get isLoading() {
      return answer.isLoading;
    },
    get isValidating() {
      return answer.isValidating;
    },
  };
};
