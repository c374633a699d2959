import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { LazyPage } from '@/lib/lazy-page';

/** What comes just before a link is pressed: by mouse, by keyboard, by finger. */
const HINTS = ['pointerover', 'focusin', 'touchstart'] as const;

interface WithConnection extends Navigator {
  /** Not in all browsers. */
  connection?: { saveData?: boolean };
}

/**
 * Fetches a page's code when a link to it is about to be pressed, so that the page opens at once. Not where the device
 * is asked to save data. Returns what ends it.
 */
export function preloadLinks(routes: RouteObject[]): () => void {
  if ((navigator as WithConnection).connection?.saveData) return () => undefined;
  const done = new Set<string>();
  const hint = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || link.origin !== location.origin || done.has(link.pathname)) return;
    done.add(link.pathname);
    for (const { route } of matchRoutes(routes, link.pathname) ?? [])
      void (route.Component as Partial<LazyPage> | undefined)?.preload?.();
  };
  for (const kind of HINTS) document.addEventListener(kind, hint, { passive: true });
  return () => {
    for (const kind of HINTS) document.removeEventListener(kind, hint);
  };
}
