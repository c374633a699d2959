// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { busyWhile, idle } from './idle';

let arrive: () => void;
let asking: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  asking = false;
  busyWhile(() => asking);
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(told: () => void) {
        arrive = told;
      }
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('requestIdleCallback', (task: () => void) => task());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Whether the page counts as idle by now. */
function watch() {
  let isIdle = false;
  void idle().then(() => (isIdle = true));
  return async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms);
    return isIdle;
  };
}

it('a page is idle once nothing has come from the network for a moment', async () => {
  const after = watch();
  expect(await after(600)).toBe(false);
  arrive();
  expect(await after(600)).toBe(false);
  arrive();
  expect(await after(699)).toBe(false);
  expect(await after(1)).toBe(true);
});

it('a page to which something comes all the time counts as idle after ten seconds', async () => {
  const after = watch();
  for (let tenth = 0; tenth < 99; tenth += 1) {
    arrive();
    expect(await after(100)).toBe(false);
  }
  arrive();
  expect(await after(100)).toBe(true);
});

it('a page that waits for an answer is not idle, however long that takes', async () => {
  asking = true;
  const after = watch();
  expect(await after(3000)).toBe(false);
  asking = false;
  arrive();
  expect(await after(699)).toBe(false);
  expect(await after(1)).toBe(true);
});

it('a page whose answer never comes counts as idle after ten seconds', async () => {
  asking = true;
  const after = watch();
  expect(await after(9999)).toBe(false);
  expect(await after(1)).toBe(true);
});

it('a wait for an idle page ends without an error where its window has gone meanwhile', async () => {
  const after = watch();
  vi.stubGlobal('window', undefined);
  expect(await after(5_000)).toBe(true);
});
