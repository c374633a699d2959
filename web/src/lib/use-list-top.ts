import { useEffect, useRef } from 'react';

/**
 * A page is turned at a list's end, but reading continues at its start. Returns the ref for the list's container: it
 * is scrolled into view after each turn, if it is out of view.
 */
export function useListTop<Box extends HTMLElement>(page: number) {
  const box = useRef<Box>(null);
  const before = useRef(page);
  useEffect(() => {
    if (before.current === page) return;
    before.current = page;
    const list = box.current;
    if (list && list.getBoundingClientRect().top < 0) list.scrollIntoView({ block: 'start' });
  }, [page]);
  return box;
}
