import { isValidElement } from 'react';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { LazyPage } from '@/lib/lazy-page';

/** What happens to a link before it is pressed: a mouse is on it, a finger touches it, or it has the focus. */
const HINTS = ['pointerover', 'touchstart', 'focusin'] as const;

/** Members who save data get the next page's code when they go there. */
const savesData = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * From now on, the code of the page that a link leads to is fetched when the link is about to be pressed, so that the
 * page is there when it is. `routesNow` are all routes that are known then.
 */
export function preloadLinks(routesNow: () => RouteObject[]): void {
  const hinted = new Set<string>();
  const preload = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || link.origin !== location.origin || link.target || hinted.has(link.pathname))
      return;
    if (savesData()) return;
    hinted.add(link.pathname);
    for (const { route } of matchRoutes(routesNow(), link.pathname) ?? []) void preloadPage(route);
  };
  for (const hint of HINTS) document.addEventListener(hint, preload, { passive: true });
}

/** The router turns a route's component into an element. */
const preloadPage = ({ Component, element }: RouteObject) => {
  const page = Component ?? (isValidElement(element) ? element.type : undefined);
  return (page as Partial<LazyPage> | undefined)?.preload?.();
};
