import { describe, expect, it } from 'vitest';
import { fairQueue } from './fair-queue';

/** Work that starts and ends when the test says so. */
function bench(limits: Parameters<typeof fairQueue>[0]) {
  const inTurn = fairQueue(limits);
  const began: string[] = [];
  const ends = new Map<string, () => void>();
  const bring = (whose: string, name: string) =>
    inTurn(whose, async () => {
      began.push(name);
      await new Promise<void>((end) => ends.set(name, end));
      return name;
    });
  const settled = () => new Promise((done) => setImmediate(done));
  const end = async (name: string) => {
    ends.get(name)?.();
    await settled();
  };
  return { began, bring, end, settled };
}

describe('a fair queue', () => {
  it('runs no more at once than its limit, and one task per person', async () => {
    const { began, bring, end, settled } = bench({ atOnce: 2, ownMax: 9, allMax: 9 });
    for (const [whose, name] of ['aA', 'aB', 'bC', 'cD'].map((text) => [...text] as const)) {
      void bring(whose as string, name as string);
    }
    await settled();
    expect(began).toEqual(['A', 'C']);
    await end('A');
    expect(began).toEqual(['A', 'C', 'B']);
    await end('C');
    expect(began).toEqual(['A', 'C', 'B', 'D']);
  });

  it('lets a person with one task pass a person with many', async () => {
    const { began, bring, end, settled } = bench({ atOnce: 1, ownMax: 9, allMax: 9 });
    for (const name of ['1', '2', '3', '4']) void bring('many', name);
    void bring('one', 'mine');
    await settled();
    await end('1');
    await end('2');
    expect(began).toEqual(['1', '2', 'mine']);
    await end('mine');
    expect(began.at(-1)).toBe('3');
  });

  it('limits how many tasks wait, per person and in total', async () => {
    const { bring, settled } = bench({ atOnce: 1, ownMax: 2, allMax: 3 });
    for (const name of ['1', '2', '3']) void bring('a', name);
    await settled();
    await expect(bring('a', '4')).rejects.toMatchObject({ whose: 'own' });
    void bring('b', '5');
    await settled();
    await expect(bring('c', '6')).rejects.toMatchObject({ whose: 'all' });
  });

  it('continues after a task that failed', async () => {
    const inTurn = fairQueue({ atOnce: 1, ownMax: 2, allMax: 3 });
    const bad = inTurn('a', () => Promise.reject(new Error('no')));
    await expect(bad).rejects.toThrow('no');
    expect(await inTurn('a', async () => 7)).toBe(7);
  });
});
