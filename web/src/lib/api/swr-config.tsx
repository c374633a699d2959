import { useCallback, type ReactNode } from 'react';
import { SWRConfig, useSWRConfig, type SWRConfiguration } from 'swr';
import { ApiError } from './api-error';

/** A refusal will be the same the next time; only what may pass by itself is tried again. */
const mayPass = (error: unknown) => !(error instanceof ApiError) || error.status >= 500;

const CONFIG: SWRConfiguration = {
  provider: () => new Map(),
  shouldRetryOnError: mayPass,
  errorRetryCount: 5,
  errorRetryInterval: 4000,
  focusThrottleInterval: 10_000,
  dedupingInterval: 1000,
};

/** A data cache of its own for what is inside: one session's answers never meet another's. */
export function DataCache({ children }: { children: ReactNode }) {
  return <SWRConfig value={CONFIG}>{children}</SWRConfig>;
}

/** After a change: `invalidate('member')` asks again for everything of that subject on screen. */
export function useInvalidate(): (...subjects: string[]) => Promise<void> {
  const { mutate } = useSWRConfig();
  return useCallback(
    async (...subjects) => {
      // No second argument: passing undefined would blank the screen until the answers come.
      await mutate((key) => Array.isArray(key) && subjects.includes(key[0] as string));
    },
    [mutate],
  );
}
