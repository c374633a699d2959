import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { withPause } from './with-pause';

it('a step of a long job is followed by a pause that is as long, and gives its answer', async () => {
  const start = performance.now();
  let took = 0;
  const answer = await withPause(async () => {
    await pause(40);
    took = performance.now() - start;
    return 'done';
  });
  expect(answer).toBe('done');
  // A timer may come a millisecond early.
  expect(performance.now() - start).toBeGreaterThanOrEqual(2 * took - 2);
});

it('a step that fails ends the job at once', async () => {
  await expect(withPause(() => Promise.reject(new Error('no room')))).rejects.toThrow('no room');
});
