import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { toastsWanted, watchToasts } from '@/ui/toast/toast-queue';

/** By then, in milliseconds, a page has loaded what it needs itself. */
const SETTLED_MS = 4000;

/**
 * The toast view, once there is a toast to show and the view's code is loaded. `load` is called when the page has
 * settled, because the first toast may be about the lost connection. A failure is silent. It is called again with
 * every toast that waits and when the connection is back.
 */
export function useToastView(load: () => Promise<ComponentType>): ComponentType | undefined {
  const wanted = useSyncExternalStore(watchToasts, toastsWanted);
  const [View, setView] = useState<ComponentType>();
  useEffect(() => {
    let left = false;
    const get = () => {
      load().then(
        (view) => !left && setView(() => view),
        () => undefined,
      );
    };
    // A browser may cache a failed import for good, so nothing is tried without a connection.
    const getOnline = () => navigator.onLine && get();
    if (toastsWanted()) getOnline();
    const timer = setTimeout(get, SETTLED_MS);
    const stopWatching = watchToasts(getOnline);
    window.addEventListener('online', get);
    return () => {
      left = true;
      clearTimeout(timer);
      stopWatching();
      window.removeEventListener('online', get);
    };
  }, [load]);
  return wanted ? View : undefined;
}
