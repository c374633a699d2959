export type ToastItem =
  | { kind: 'success' | 'working'; text: string; about?: string | undefined }
  | { kind: 'error'; text: string; reason?: string | undefined }
  | ({ kind: 'undo'; text: string; onUndo: () => void } & UndoMore);

export interface UndoMore {
  /** To whom or what it was done, if the text doesn't say so. */
  about?: string | undefined;
  /** Aborts when it can't be undone anymore. */
  until?: AbortSignal | undefined;
}

type Show = (item: ToastItem) => void;

// Toasts may be queued before the view is on the page. They wait here until the view takes over.
const waiting: ToastItem[] = [];
const watchers = new Set<() => void>();
let wanted = false;
let show: Show | undefined;

/** Shows a toast, or queues it until the view is there. */
export function queueToast(item: ToastItem) {
  if (show) return show(item);
  waiting.push(item);
  wanted = true;
  watchers.forEach((tell) => tell());
}

/** Called by the view once it can show toasts. Returns a function that stops this. */
export function takeToasts(next: Show) {
  show = next;
  // What could be undone only in a dialog that has since closed is not offered anymore.
  waiting
    .splice(0)
    .filter((item) => item.kind !== 'undo' || !item.until?.aborted)
    .forEach(next);
  return () => {
    show = undefined;
  };
}

/** Whether a toast has been queued yet. */
export const toastsWanted = () => wanted;

/** Calls `watcher` for every toast that has to wait for the view. */
export function watchToasts(watcher: () => void) {
  watchers.add(watcher);
  return () => {
    watchers.delete(watcher);
  };
}
