import { useEffect } from 'react';

/**
 * If the last entry of a list's last page goes away, this turns to the page before it. `pages` is how many there are,
 * undefined or zero while that is not known.
 */
export function useExistingPage(
  page: number,
  pages: number | undefined,
  change: (patch: { page: number }, options?: { replace?: boolean }) => void,
): void {
  useEffect(() => {
    if (pages && page > pages) change({ page: pages }, { replace: true });
  }, [page, pages, change]);
}
