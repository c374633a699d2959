import type { RouteObject } from 'react-router-dom';
import { preloadPage } from './preload-page';

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
    if (!link || link.origin !== location.origin || link.target) return;
    const address = link.pathname + link.search;
    if (hinted.has(address)) return;
    if (savesData()) return;
    hinted.add(address);
    void preloadPage(routesNow(), link.pathname, link.search);
  };
  for (const hint of HINTS) document.addEventListener(hint, preload, { passive: true });
}
