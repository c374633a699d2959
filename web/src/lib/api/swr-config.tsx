import { useCallback, type ReactNode } from 'react';
import { SWRConfig, useSWRConfig, type SWRConfiguration } from 'swr';
import { ApiError } from './api-error';
import { keepPrevious } from './keep-previous';

/** A refusal would be the same the next time. Only what may pass without a change is retried. */
const shouldRetryRead = (error: unknown) => !(error instanceof ApiError) || error.status >= 500;

const CONFIG: SWRConfiguration = {
  provider: () => new Map(),
  shouldRetryOnError: shouldRetryRead,
  errorRetryCount: 5,
  errorRetryInterval: 4000,
  focusThrottleInterval: 10_000,
  dedupingInterval: 1000,
  use: [keepPrevious],
};

/** A separate data cache for its children, so answers of one session never reach another. */
export function DataCache({ children }: { children: ReactNode }) {
  return <SWRConfig value={CONFIG}>{children}</SWRConfig>;
}

/** A key of the data cache: the subject, the path of the endpoint, and the input. */
export type Key<Answer = unknown, Input = object> = readonly [
  subject: string,
  path: string,
  input: Input,
] & {
  /** The type of the cached answer. Only the compiler sees this. */
  readonly answer?: Answer;
};

/** What a change makes stale: a whole subject by its name, or the keys that match. */
export type Stale = string | ((key: unknown) => boolean);

/** After a change: `invalidate('member')` requests again everything of that subject on screen. */
export function useInvalidate(): (...stale: readonly Stale[]) => Promise<void> {
  const { mutate } = useSWRConfig();
  return useCallback(
    async (...stale) => {
      // No second argument: passing undefined would blank the screen until the answers arrive.
      await mutate((key) => stale.some((each) => isStale(each, key)));
    },
    [mutate],
  );
}

const isStale = (stale: Stale, key: unknown) =>
  typeof stale === 'function' ? stale(key) : Array.isArray(key) && key[0] === stale;
