import { useEffect, useRef } from 'react';

/**
 * Turning a page happens at a list's end; reading goes on at its start. Answers the ref of what
 * holds the list: it is brought into view after each turn, where it has been scrolled away.
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
