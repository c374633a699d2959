/** Called when the server refuses something that this tab considered allowed. */
const listeners = new Set<() => void>();

/** Calls `listener` each time a call is refused with 403. Returns a function that stops this. */
export function onRefusal(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** A call was refused with 403. */
export function reportRefusal(): void {
  for (const listener of listeners) listener();
}
