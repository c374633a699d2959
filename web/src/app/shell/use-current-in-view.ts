import { useLayoutEffect, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

/** Keeps the section one is in within sight, where the list of them is longer than the screen. */
export function useCurrentInView(list: RefObject<HTMLElement | null>) {
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    if (list.current) showCurrent(list.current);
  }, [list, pathname]);
}

/** By hand, because `scrollIntoView` moves the page as well. */
function showCurrent(list: HTMLElement) {
  const current = list.querySelector('[aria-current="page"]')?.getBoundingClientRect();
  if (!current) return;
  const { top, bottom } = list.getBoundingClientRect();
  if (current.top < top) list.scrollTop -= top - current.top;
  else if (current.bottom > bottom) list.scrollTop += current.bottom - bottom;
}
