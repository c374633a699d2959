import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { toastsWanted, watchToasts } from '@/ui/toast/toast-queue';

/** By then a page has what it needs itself. */
const SETTLED_MS = 4000;

/**
 * The view of toasts, once there is one to show and its code is here. `load` is tried when the page has
 * settled (the first toast may be about the connection that is gone), and where it fails, which is kept to
 * itself, again with every toast that waits and when the connection is back.
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
    // Browsers may remember for good that code could not be had: nothing is risked without a connection.
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
