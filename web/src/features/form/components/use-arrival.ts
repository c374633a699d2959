import { useEffect, useRef } from 'react';

/**
 * Answers a ref for the heading of what is shown: where that changes, the heading is read out and the page begins
 * at its top. Not where the page has just opened: its own heading comes first.
 */
export function useArrival(shown: unknown) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [shown]);
  return heading;
}
