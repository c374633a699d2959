/** Why something may not even wait. */
export class QueueFull extends Error {
  constructor(
    /** Whether it is this one who has too much waiting, or everybody together. */
    readonly whose: 'own' | 'all',
  ) {
    super('Too much is waiting.');
  }
}

interface Limits {
  /** How much is done at the same time. */
  atOnce: number;
  /** How much of one person may wait, and of all together. */
  ownMax: number;
  allMax: number;
}

/**
 * Work in turns: one thing of each person at a time, and of those who wait one of each after the other, so that
 * nobody waits for all that somebody else has brought.
 */
export function fairQueue({ atOnce, ownMax, allMax }: Limits) {
  /** What waits, by whose it is; whose turn is next stands first. */
  const waiting = new Map<string, (() => void)[]>();
  const working = new Set<string>();
  let all = 0;

  function startNext() {
    if (working.size >= atOnce) return;
    for (const [whose, own] of waiting) {
      if (working.has(whose)) continue;
      const start = own.shift();
      waiting.delete(whose);
      // Behind all others, for the rest of it.
      if (own.length > 0) waiting.set(whose, own);
      all -= 1;
      working.add(whose);
      start?.();
      return startNext();
    }
  }

  /**
   * Does work when its turn has come.
   * @throws {QueueFull} where too much is waiting.
   */
  return async function inTurn<T>(whose: string, work: () => Promise<T>): Promise<T> {
    const own = waiting.get(whose) ?? [];
    if (own.length >= ownMax) throw new QueueFull('own');
    if (all >= allMax) throw new QueueFull('all');
    await new Promise<void>((start) => {
      own.push(start);
      waiting.set(whose, own);
      all += 1;
      startNext();
    });
    try {
      return await work();
    } finally {
      working.delete(whose);
      startNext();
    }
  };
}
