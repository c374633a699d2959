import { useCallback, useEffect, useRef, type RefObject } from 'react';

/** How long a closed dialog takes to hand the focus back and the list to refresh, in milliseconds. */
const FADE_MS = 700;

/** The id of the page's h1, which can take the focus (`PageTitle`). */
export const PAGE_TITLE = 'page-title';

/**
 * An action on a row may remove it from its list, and with it the menu that had the focus. Returns a function to call
 * then: if the focus was lost, it goes to the list, or to the page's h1 if the last row took the list with it. Has to be
 * called where the list may leave the page without this part.
 */
export function useKeepFocus(list: RefObject<HTMLElement | null>): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (document.activeElement !== document.body) return;
      (list.current ?? document.getElementById(PAGE_TITLE))?.focus();
    }, FADE_MS);
  }, [list]);
}
