import { useCallback, useSyncExternalStore } from 'react';

/** Whether the window matches a media query, kept up to date. False if there is no window. */
export function useMedia(query: string): boolean {
  const listen = useCallback(
    (tell: () => void) => {
      const list = globalThis.matchMedia?.(query);
      list?.addEventListener('change', tell);
      return () => list?.removeEventListener('change', tell);
    },
    [query],
  );
  return useSyncExternalStore(listen, () => globalThis.matchMedia?.(query).matches ?? false);
}
