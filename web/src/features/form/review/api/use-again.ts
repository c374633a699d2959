import { useEffect, useRef } from 'react';

/**
 * Calls `refresh` when the first page has changed: a response came, went or was changed, so all later pages have
 * shifted. `useInvalidate` does not reach these, because SWR leaves lists of several pages out where it matches keys.
 */
export function useAgain(first: unknown, refresh: () => unknown) {
  const seen = useRef(first);
  useEffect(() => {
    if (seen.current === first) return;
    if (seen.current !== undefined) refresh();
    seen.current = first;
  });
}
