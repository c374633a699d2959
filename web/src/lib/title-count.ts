import { useEffect, useSyncExternalStore } from 'react';

let count = 0;
const listeners = new Set<() => void>();

function set(next: number) {
  count = next;
  for (const listener of listeners) listener();
}

/** Puts a number in front of the window's title while this is on the page: '(3) Inbox · Hearthside'. */
export function useTitleCount(number: number): void {
  useEffect(() => set(number), [number]);
  useEffect(() => () => set(0), []);
}

/** The number in front of the window's title now. */
export const useShownTitleCount = (): number =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => count,
  );

/** A window's title with the count in front, where even a narrow tab shows it. */
export const countedTitle = (title: string, number: number): string =>
  number > 0 ? `(${number > 99 ? '99+' : number}) ${title}` : title;
