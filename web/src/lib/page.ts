import { useLayoutEffect, useSyncExternalStore } from 'react';

export interface PageName {
  /** For the window's title and the bar on phones. */
  title: string;
  /** The h1, if it says more than the title. */
  heading?: string;
  /**
   * The page fills the window's height and scrolls inside itself. A `screen` also takes a phone's whole screen,
   * without the portal's bars.
   */
  fills?: 'window' | 'screen';
}

let current: PageName = { title: '' };
const listeners = new Set<() => void>();

function name(page: PageName) {
  current = page;
  for (const listener of listeners) listener();
}

/** Every page calls this once to name itself. The shell shows the name as its h1. */
export function usePage(title: string, heading?: string, fills?: PageName['fills']): void {
  useLayoutEffect(() => name({ title, heading, fills }), [title, heading, fills]);
}

/** The name of the page on screen, for the shell around it. */
export function usePageName(): PageName {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => current,
  );
}
