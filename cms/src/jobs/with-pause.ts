import { setTimeout as pause } from 'node:timers/promises';

/**
 * Does a step of a long job, and then leaves the server to its members for as long as the step took. Without the pause,
 * each query of a page would wait for a step of the job.
 */
export async function withPause<T>(step: () => Promise<T>): Promise<T> {
  const start = performance.now();
  const done = await step();
  await pause(performance.now() - start, undefined, { ref: false });
  return done;
}
