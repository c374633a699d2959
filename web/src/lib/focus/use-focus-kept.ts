import { useEffect, useRef, type RefObject } from 'react';
import { useKeepFocus } from './use-keep-focus';

/** What takes the focus for a while and hands it back. */
const OVER = '[role="dialog"], [role="alertdialog"], [data-sonner-toaster]';

/**
 * For a part of a page whose buttons disappear once they have been used. Returns a ref for the element around them,
 * which needs a `tabIndex` of -1: when new `data` removes or disables the button that had the focus, the focus goes
 * there.
 */
export function useFocusKept<Box extends HTMLElement>(data: unknown): RefObject<Box | null> {
  const box = useRef<Box>(null);
  const keepFocus = useKeepFocus(box);
  const focused = useRef<Element>(undefined);
  useEffect(() => {
    const onFocusMoved = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      if (box.current?.contains(target)) focused.current = target;
      // Someone who has moved on elsewhere must not be pulled back.
      else if (!isOver(target, box.current)) focused.current = undefined;
    };
    document.addEventListener('focusin', onFocusMoved);
    return () => document.removeEventListener('focusin', onFocusMoved);
  }, []);
  useEffect(() => {
    const last = focused.current;
    if (last && (!last.isConnected || last.matches(':disabled'))) keepFocus();
  }, [data, keepFocus]);
  return box;
}

/** Whether an element is in a dialog or a toast that lies over the box. */
function isOver(element: Element, box: Element | null): boolean {
  const over = element.closest(OVER);
  return over !== null && !over.contains(box);
}
