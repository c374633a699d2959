import { useCallback, useEffect, useState, type RefObject } from 'react';
import { firstInvalid } from './first-invalid';

/**
 * For forms that keep their own state. Returns a function to call when fields are invalid: it focuses the first of
 * them, in reading order.
 */
export function useFirstInvalid(box: RefObject<HTMLElement | null>): () => void {
  const [calls, setCalls] = useState(0);
  useEffect(() => {
    if (calls > 0) firstInvalid(box.current)?.focus();
  }, [box, calls]);
  return useCallback(() => setCalls((before) => before + 1), []);
}
