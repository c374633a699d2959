import { useEffect, useState } from 'react';

/** A server that has said nothing for so long counts as away, in milliseconds. */
const PATIENCE_MS = 4000;

/** Whether an answer has been waited for for long. */
export function useIsSlow(waits: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!waits) return;
    const timer = setTimeout(() => setSlow(true), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [waits]);
  return isSlow;
}
