import { useEffect, useState } from 'react';
import { idle } from './idle';

/**
 * Whether code that nobody waits for is to be fetched: once it is asked for, else once the page is idle.
 * @param quietMs how long, in milliseconds, an idle page is without anything new from the network
 */
export function useWanted(isAskedFor: boolean, quietMs?: number): boolean {
  const [isIdle, setIdle] = useState(false);
  const [wasAskedFor, setAskedFor] = useState(isAskedFor);
  if (isAskedFor && !wasAskedFor) setAskedFor(true);
  useEffect(() => {
    let left = false;
    void idle(quietMs).then(() => !left && setIdle(true));
    return () => {
      left = true;
    };
  }, [quietMs]);
  return isIdle || wasAskedFor;
}
