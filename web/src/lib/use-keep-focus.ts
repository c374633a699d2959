import { useCallback, useEffect, useRef, type RefObject } from 'react';

/** Until a closed dialog has handed the focus back and the list is new. */
const FADE_MS = 700;

/**
 * A row that is acted upon may leave its list, and the menu that had the focus with it. Answers
 * what to call then: a focus that fell to nothing goes to the list.
 */
export function useKeepFocus(list: RefObject<HTMLElement | null>): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (document.activeElement === document.body) list.current?.focus();
    }, FADE_MS);
  }, [list]);
}
