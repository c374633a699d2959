/** Clock corrections smaller than this are ignored, in milliseconds. */
const STEP_MS = 60_000;
const LOOK_EVERY_MS = 30_000;

/** How far the clock of the machine is from one that nobody sets. */
const offset = () => Date.now() - performance.now();

/**
 * Calls `onBack` when the clock of the machine was set back. A cron job waits for the next time after its last run:
 * after a clock that was a day ahead is put right, none would run for a day.
 * @param onBack told by how many milliseconds
 * @returns what ends it
 */
export function watchClock(onBack: (byMs: number) => void): () => void {
  let last = offset();
  const timer = setInterval(() => {
    const now = offset();
    if (last - now > STEP_MS) onBack(last - now);
    last = now;
  }, LOOK_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
