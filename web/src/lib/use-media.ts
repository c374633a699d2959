import { useCallback, useSyncExternalStore } from 'react';

/** Whether the window is as a media query says, kept up to date; false where there is no window to ask. */
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
