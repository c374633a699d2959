export type ToastItem =
  | { kind: 'success' | 'working'; text: string; about?: string | undefined }
  | { kind: 'error'; text: string; reason?: string | undefined }
  | ({ kind: 'undo'; text: string; onUndo: () => void } & UndoMore);

export interface UndoMore {
  /** Whom or what it was done to, where the text doesn't say it. */
  about?: string | undefined;
  /** Aborts when it can't be taken back any more. */
  until?: AbortSignal | undefined;
}

type Show = (item: ToastItem) => void;

// Toasts may be sent before the view is on the page: they wait here until it takes over.
const waiting: ToastItem[] = [];
const watchers = new Set<() => void>();
let wanted = false;
let show: Show | undefined;

/** Shows a toast, or keeps it until the view is there. */
export function queueToast(item: ToastItem) {
  if (show) return show(item);
  waiting.push(item);
  wanted = true;
  watchers.forEach((tell) => tell());
}

/** Called by the view once it can show toasts; answers with how to stop. */
export function takeToasts(next: Show) {
  show = next;
  // What could be undone only in a dialog that is closed by now is not offered any more.
  waiting
    .splice(0)
    .filter((item) => item.kind !== 'undo' || !item.until?.aborted)
    .forEach(next);
  return () => {
    show = undefined;
  };
}

/** Whether a toast has been sent yet. */
export const toastsWanted = () => wanted;

/** Tells `watcher` of every toast that has to wait for the view. */
export function watchToasts(watcher: () => void) {
  watchers.add(watcher);
  return () => {
    watchers.delete(watcher);
  };
}
