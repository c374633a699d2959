import { lazy, Suspense, useEffect, useSyncExternalStore, type ComponentType } from 'react';
import { createPortal } from 'react-dom';
import { followFocus } from '@/ui/focus-trail';
import { queueToast, toastsWanted, watchToasts } from '@/ui/toast-queue';

/** By then a page has what it needs itself. */
const SETTLED_MS = 4000;

/** Short messages at the edge of the screen, about what was just done. */
export const toast = {
  success: (text: string) => queueToast({ kind: 'success', text }),
  error: (text: string) => queueToast({ kind: 'error', text }),
  /** Says what was done and offers to take it back for eight seconds. */
  undo: (text: string, onUndo: () => void) => queueToast({ kind: 'undo', text, onUndo }),
};

const fetchView = () => import('@/ui/toast-view').then((part) => ({ default: part.ToastView }));
/** A toast is an extra: where its code can't be had, the page stays as it is. */
const View = lazy<ComponentType>(() => fetchView().catch(() => ({ default: () => null })));

/**
 * Stands once in the app. The library behind it is fetched once the page has settled: the first toast may
 * be about the connection that is gone. It hangs on the body itself, beside the page: what is inside the
 * page is out of reach while a dialog is open, and an Undo must not be.
 */
export function Toaster() {
  // From the beginning: the first toast already has to know where the focus came from.
  useEffect(() => followFocus('[data-sonner-toaster]'), []);
  const wanted = useSyncExternalStore(watchToasts, toastsWanted);
  useEffect(() => {
    const timer = setTimeout(() => void fetchView().catch(() => undefined), SETTLED_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!wanted) return null;
  return createPortal(
    <Suspense>
      <View />
    </Suspense>,
    document.body,
  );
}
