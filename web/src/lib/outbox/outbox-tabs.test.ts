import { describe, expect, it } from 'vitest';
import { lockLine } from './outbox-tabs';

/** Web locks as browsers have them: one tab holds a name, the others wait in line, and one can steal it. */
function testLocks() {
  interface Request {
    run: () => void;
    fail: (reason: Error) => void;
  }
  let holder: Request | undefined;
  const line: Request[] = [];
  const next = () => {
    holder = line.shift();
    holder?.run();
  };
  const request = (_: string, options: LockOptions, held: () => Promise<void> | undefined) =>
    new Promise<void>((resolve, reject) => {
      const own: Request = {
        run: () =>
          void Promise.resolve(held()).then(() => {
            if (holder === own) next();
            resolve();
          }),
        fail: reject,
      };
      options.signal?.addEventListener('abort', () => {
        if (!line.includes(own)) return;
        line.splice(line.indexOf(own), 1);
        reject(new DOMException('Aborted', 'AbortError'));
      });
      if (options.steal) {
        holder?.fail(new DOMException('Stolen', 'AbortError'));
        holder = own;
        own.run();
      } else {
        line.push(own);
        if (!holder) next();
      }
    });
  return { locks: { request } as unknown as LockManager, waiting: () => line.length };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

function lineUp(locks: LockManager) {
  const line = lockLine(locks, 'outbox');
  const told: boolean[] = [];
  line.lineUp((leads) => told.push(leads));
  return { ...line, told };
}

describe('the line for the lock', () => {
  it('has one tab in front, and the next one when that tab leaves', async () => {
    const { locks } = testLocks();
    const [one, two] = [lineUp(locks), lineUp(locks)];
    await settle();
    expect([one.told, two.told]).toEqual([[true], []]);
    one.close();
    await settle();
    expect([one.told, two.told]).toEqual([[true], [true]]);
  });

  it('can be jumped, and the tab that was in front lines up again', async () => {
    const { locks, waiting } = testLocks();
    const [one, two] = [lineUp(locks), lineUp(locks)];
    await settle();
    two.takeOver();
    await settle();
    expect([one.told, two.told]).toEqual([[true, false], [true]]);
    // Its own place in the line is given up. Only the other tab waits.
    expect(waiting()).toBe(1);
    two.close();
    await settle();
    expect(one.told).toEqual([true, false, true]);
  });

  it('is left for good by a closed tab, even by one that only waits', async () => {
    const { locks, waiting } = testLocks();
    const [one, two] = [lineUp(locks), lineUp(locks)];
    await settle();
    two.close();
    await settle();
    expect(waiting()).toBe(0);
    one.close();
    await settle();
    expect(two.told).toEqual([]);
  });
});
