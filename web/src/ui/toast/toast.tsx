import { createElement, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { followFocus } from '@/ui/dialogs/focus-trail';
import { queueToast, type UndoMore } from '@/ui/toast/toast-queue';
import { useToastView } from '@/ui/toast/use-toast-view';

/** Short messages at the edge of the screen, about what was just done. */
export const toast = {
  /** `about` names whom or what it was done to, below a text that doesn't. */
  success: (text: string, about?: string) => queueToast({ kind: 'success', text, about }),
  /** Says what failed, and below it why, where that is a sentence of its own. */
  error: (text: string, reason?: string) => queueToast({ kind: 'error', text, reason }),
  /** Says what is under way; the next word on what was done, or failed, takes its place. */
  working: (text: string) => queueToast({ kind: 'working', text }),
  /** Says what was done and offers to take it back for eight seconds, or `until` that can't be done any more. */
  undo: (text: string, onUndo: () => void, more: UndoMore = {}) =>
    queueToast({ kind: 'undo', text, onUndo, ...more }),
};

const fetchView = async () => (await import('@/ui/toast/toast-view')).ToastView;

/**
 * Stands once in the app. It hangs on the body itself, beside the page: what is inside the page is out of
 * reach while a dialog is open, and an Undo must not be. Where its code can't be had, the page stays as it is.
 */
export function Toaster() {
  // From the beginning: the first toast already has to know where the focus came from.
  useEffect(() => followFocus('[data-sonner-toaster]'), []);
  const View = useToastView(fetchView);
  return View && createPortal(createElement(View), document.body);
}
