/** Who is told when the server refuses what this tab took for allowed. */
const listeners = new Set<() => void>();

/** Calls at each call that is refused with 403, until the answer is called. */
export function onRefusal(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** A call was refused with 403. */
export function reportRefusal(): void {
  for (const listener of listeners) listener();
}
