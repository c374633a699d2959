import { useCallback, useEffect, useState } from 'react';
import { isCodeUnavailable, isServerThere } from './code-unavailable';

/**
 * A hook for code that loads when it is first shown, in the shape that AsyncView takes. A failure is shown and can be
 * retried: React's `lazy` would throw, take the page down, and remember the failure. A file that a newer version of
 * the portal no longer has never loads, so if the server answers, a retry reloads the page. Nothing is fetched before
 * it is wanted.
 *
 * `const useChart = latePart(async () => (await import('./chart')).Chart)`
 */
export function latePart<Part>(load: () => Promise<Part>) {
  let loaded: Part | undefined;
  function useLatePart(isWanted = true) {
    const [data, setData] = useState(() => loaded);
    const [error, setError] = useState<unknown>();
    const [tries, setTries] = useState(0);
    const [done, setDone] = useState(-1);
    useEffect(() => {
      if (!isWanted) return;
      let left = false;
      load()
        .then(
          (part) => {
            loaded = part;
            if (!left) setData(() => part);
          },
          async (reason: unknown) => {
            if (left) return;
            setError(reason);
            if (tries > 0 && isCodeUnavailable(reason) && (await isServerThere()))
              window.location.reload();
          },
        )
        .finally(() => !left && setDone(tries));
      return () => {
        left = true;
      };
    }, [tries, isWanted]);
    const retry = useCallback(() => setTries((before) => before + 1), []);
    const isLoading = isWanted && done < tries;
    return { data, error: data === undefined ? error : undefined, isLoading, retry };
  }
  /** Fetches the code before it is shown. Rejects where it can't be had. */
  const preload = async () => {
    loaded = await load();
  };
  return Object.assign(useLatePart, { preload });
}
