import { useCallback, useEffect, useState, type RefObject } from 'react';
import { firstInvalid } from './first-invalid';

/**
 * For forms that keep their own state: answers what to call when fields are in error. The first of them,
 * as they are read, then gets the focus.
 */
export function useFirstInvalid(box: RefObject<HTMLElement | null>): () => void {
  const [calls, setCalls] = useState(0);
  useEffect(() => {
    if (calls > 0) firstInvalid(box.current)?.focus();
  }, [box, calls]);
  return useCallback(() => setCalls((before) => before + 1), []);
}
