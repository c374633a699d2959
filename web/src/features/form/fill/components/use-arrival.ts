import { useEffect, useRef } from 'react';

/** Where an answer starts: at the current choice, or at its first field. */
const answerIn = (heading: HTMLElement | null) => {
  const form = heading?.closest('form');
  return (
    form?.querySelector<HTMLElement>('input[type=radio]:checked') ??
    form?.querySelector<HTMLElement>('input, textarea')
  );
};

/**
 * Returns a ref for the heading of what is shown. When that changes, the page scrolls to its top and the focus moves
 * to the answer, whose label is the question. If there is more to read first, it moves to the heading. If the page
 * has just opened it does not move, because the page's own heading comes first.
 */
export function useArrival(shown: unknown, readsFirst: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    const answer = readsFirst ? undefined : answerIn(heading.current);
    (answer ?? heading.current)?.focus({ preventScroll: true });
    const dialog = heading.current?.closest('[data-scrolls]');
    if (dialog) dialog.scrollTop = 0;
    else window.scrollTo({ top: 0 });
  }, [shown, readsFirst]);
  return heading;
}
