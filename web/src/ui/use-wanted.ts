import { useEffect, useState } from 'react';
import { idle } from './idle';

/** Whether code that nobody waits for is to be fetched: once it is asked for, else once the page is idle. */
export function useWanted(isAskedFor: boolean): boolean {
  const [isIdle, setIdle] = useState(false);
  const [wasAskedFor, setAskedFor] = useState(isAskedFor);
  if (isAskedFor && !wasAskedFor) setAskedFor(true);
  useEffect(() => {
    let left = false;
    void idle().then(() => !left && setIdle(true));
    return () => {
      left = true;
    };
  }, []);
  return isIdle || wasAskedFor;
}
