import { clientOf } from './mixed-client.ts';
import type { What } from './mixed-day.ts';
import type { Setup } from './mixed-setups.ts';

/**
 * Does one thing of the day some times, one after the other, while nothing else is done. In the other models whatever
 * is slow makes all the rest wait, so that only this says what it is. In milliseconds, until the last answer.
 */
export async function measureAlone(setup: Setup, what: What, times: number): Promise<number[]> {
  const client = clientOf(setup.url);
  const waits: number[] = [];
  try {
    for (let n = 0; n < times; n += 1) {
      const { calls, then } = setup.actionFor(what);
      const start = performance.now();
      const [first = ''] = await Promise.all(calls.map((call) => client.send(call, start)));
      if (then) await client.send(then(first), performance.now());
      waits.push(performance.now() - start);
    }
  } finally {
    client.stop();
  }
  return waits;
}
