import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
let now = Date.now();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => {
    now = Date.now();
    for (const each of listeners) each();
  }, MINUTE_MS);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** The current time in milliseconds, renewed once a minute for all who show how long something has lasted. */
export const useMinute = (): number =>
  useSyncExternalStore(subscribe, () => {
    // Nobody has been told for a while.
    if (Date.now() - now > MINUTE_MS) now = Date.now();
    return now;
  });
