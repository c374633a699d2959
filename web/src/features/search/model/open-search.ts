const listeners = new Set<() => void>();

/** Opens the search over the whole portal, wherever its dialog is. */
export function openSearch(): void {
  for (const listener of listeners) listener();
}

/** For the one place that shows the dialog. Returns what ends it. */
export function whenSearchOpens(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
