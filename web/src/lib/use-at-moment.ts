import { useEffect } from 'react';

/** The longest that a browser's timer can wait, in milliseconds. */
const TIMER_MAX_MS = 2_147_483_647;

/**
 * Calls `work` at this moment while it is mounted, or at once if the moment has passed. Does nothing without a moment.
 */
export function useAtMoment(moment: string | null | undefined, work: () => unknown): void {
  useEffect(() => {
    if (!moment) return;
    const wait = Math.max(0, Date.parse(moment) - Date.now()) + 50;
    const timer = setTimeout(work, Math.min(wait, TIMER_MAX_MS));
    return () => clearTimeout(timer);
  }, [moment, work]);
}
