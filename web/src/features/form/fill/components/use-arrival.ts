import { useEffect, useRef } from 'react';

/** Where an answer begins: at what was chosen, or at its first field. */
const answerIn = (heading: HTMLElement | null) => {
  const form = heading?.closest('form');
  return (
    form?.querySelector<HTMLElement>('input[type=radio]:checked') ??
    form?.querySelector<HTMLElement>('input, textarea')
  );
};

/**
 * Answers a ref for the heading of what is shown: where that changes, the page begins at its top, and the focus goes
 * to the answer, whose name is the question. Where there is more to be read first it goes to the heading, and
 * nowhere where the page has just opened: its own heading comes first.
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
