import { useEffect, useRef, type RefObject } from 'react';
import { afterDialogs } from '@/lib/after-dialogs';

/**
 * Moves the focus to the notice about a conflict when it appears: a screen reader reads it, and the choices come
 * next. Dialogs that are closing hand the focus back first.
 */
export function useConflictFocus(isConflict: boolean): RefObject<HTMLDivElement | null> {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isConflict) return;
    afterDialogs(
      () => notice.current,
      () => notice.current?.focus(),
    );
  }, [isConflict]);
  return notice;
}
