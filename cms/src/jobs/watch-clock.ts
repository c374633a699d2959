/** Clock corrections smaller than this are ignored, in milliseconds. */
const STEP_MS = 60_000;
const LOOK_EVERY_MS = 30_000;

/** How far the machine's clock is from one that nobody can set. */
const offset = () => Date.now() - performance.now();

/**
 * Calls `onBack` when the machine's clock is set back. A cron job waits for the next time after its last run: once a
 * clock that was a day ahead is corrected, none would run for a day.
 * @param onBack receives how many milliseconds
 * @returns a function that stops this
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
