/** At most one message in so many milliseconds. */
const EVERY_MS = 1000;

let toldAt = -Infinity;

/** Tells the server that has started this program, if one has, that the work goes on: it ends a program that hangs. */
export function reportProgress() {
  const now = performance.now();
  if (!process.connected || now - toldAt < EVERY_MS) return;
  toldAt = now;
  // It may have ended just now.
  process.send?.('progress', undefined, undefined, () => undefined);
}
