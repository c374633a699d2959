import { useEffect, useState, type ComponentType } from 'react';

/** How long until code that could not be fetched is asked for again, in milliseconds. */
const AGAIN_MS = 5000;

/**
 * A component that works in the background and shows nothing. Its code is fetched once it is wanted and there is a
 * connection, and again where it can't be had: with React's `lazy` a connection that breaks would take the whole page
 * down. A browser that remembers a failed import has to load the page anew.
 */
export function backgroundPart(load: () => Promise<ComponentType>) {
  return function BackgroundPart({ isWanted }: { isWanted: boolean }) {
    const [Part, setPart] = useState<ComponentType>();
    useEffect(() => {
      if (!isWanted) return;
      let left = false;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const fetchCode = () => {
        clearTimeout(timer);
        if (left || !navigator.onLine) return;
        load().then(
          (part) => {
            if (!left) setPart(() => part);
          },
          () => {
            if (!left) timer = setTimeout(fetchCode, AGAIN_MS);
          },
        );
      };
      fetchCode();
      window.addEventListener('online', fetchCode);
      return () => {
        left = true;
        clearTimeout(timer);
        window.removeEventListener('online', fetchCode);
      };
    }, [isWanted]);
    return Part ? <Part /> : null;
  };
}
