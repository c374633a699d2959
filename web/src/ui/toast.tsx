import { lazy, Suspense, useSyncExternalStore } from 'react';
import { queueToast, toastsWanted, watchToasts } from '@/ui/toast-queue';

/** Short messages at the edge of the screen, about what was just done. */
export const toast = {
  success: (text: string) => queueToast({ kind: 'success', text }),
  error: (text: string) => queueToast({ kind: 'error', text }),
  /** Says what was done and offers to take it back for eight seconds. */
  undo: (text: string, onUndo: () => void) => queueToast({ kind: 'undo', text, onUndo }),
};

const View = lazy(() => import('@/ui/toast-view').then((part) => ({ default: part.ToastView })));

/** Stands once in the app. The library behind it is fetched with the first toast, not before. */
export function Toaster() {
  const wanted = useSyncExternalStore(watchToasts, toastsWanted);
  return wanted ? (
    <Suspense>
      <View />
    </Suspense>
  ) : null;
}
