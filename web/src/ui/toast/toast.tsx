import { createElement, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { watchFocus } from '@/ui/dialogs/focus-trail';
import { queueToast, type UndoMore } from '@/ui/toast/toast-queue';
import { useToastView } from '@/ui/toast/use-toast-view';

/** Short messages at the edge of the screen, about what was just done. */
export const toast = {
  /** `about` names to whom or what it was done, below a text that doesn't. */
  success: (text: string, about?: string) => queueToast({ kind: 'success', text, about }),
  /** Says what failed, and below it why, if the reason is a sentence of its own. */
  error: (text: string, reason?: string) => queueToast({ kind: 'error', text, reason }),
  /** Says what is in progress. The next message about success or failure replaces it. */
  working: (text: string) => queueToast({ kind: 'working', text }),
  /** Says what was done and offers to undo it for eight seconds, or `until` that is no longer possible. */
  undo: (text: string, onUndo: () => void, more: UndoMore = {}) =>
    queueToast({ kind: 'undo', text, onUndo, ...more }),
};

const fetchView = async () => (await import('@/ui/toast/toast-view')).ToastView;

/**
 * Must be rendered once in the app. It is attached to the body itself, next to the page: the page's content is out of
 * reach while a dialog is open, and an Undo must not be. If its code can't be loaded, the page stays as it is.
 */
export function Toaster() {
  // From the start, because the first toast already has to know where the focus came from.
  useEffect(() => watchFocus('[data-sonner-toaster]'), []);
  const View = useToastView(fetchView);
  return View && createPortal(createElement(View), document.body);
}
