/** Why a task was refused a place in the queue. */
export class QueueFull extends Error {
  constructor(
    /** Whether this person has too much waiting, or everyone together. */
    readonly whose: 'own' | 'all',
  ) {
    super('Too much is waiting.');
  }
}

interface Limits {
  /** How many tasks run at the same time. */
  atOnce: number;
  /** How many tasks may wait, per person and in total. */
  ownMax: number;
  allMax: number;
}

/**
 * Runs tasks in turns: one per person at a time, and those who wait take turns with one each. So nobody has to wait
 * for everything that someone else has brought.
 */
export function fairQueue({ atOnce, ownMax, allMax }: Limits) {
  /** Waiting tasks by person. Whose turn is next comes first. */
  const waiting = new Map<string, (() => void)[]>();
  const working = new Set<string>();
  let all = 0;

  function startNext() {
    if (working.size >= atOnce) return;
    for (const [whose, own] of waiting) {
      if (working.has(whose)) continue;
      const start = own.shift();
      waiting.delete(whose);
      // Moves this person's remaining tasks behind everyone else's.
      if (own.length > 0) waiting.set(whose, own);
      all -= 1;
      working.add(whose);
      start?.();
      return startNext();
    }
  }

  /**
   * Runs a task when its turn has come.
   * @throws {QueueFull} if too much is waiting.
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
