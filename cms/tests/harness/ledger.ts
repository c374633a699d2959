import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import type { Reply } from './http';
import { until } from './until';

/** How often each line sends something new, at most, in milliseconds. */
const EVERY_MS = 100;

/** A repeated action, numbered from 0, each sent after the one before was acknowledged. */
export interface Line {
  name: string;
  /** Whether the n-th is retried until it is acknowledged, because the server recognizes it. */
  repeats: boolean;
  /** Sends the n-th to the server at this address. */
  send(base: string, n: number): Promise<Reply>;
  /** Whether the n-th had already taken effect when this answer to a retry came. */
  isThere?(base: string, n: number, reply: Reply): Promise<boolean>;
  /** The numbers in the database, in the order in which they arrived, each as often as it is stored. */
  kept(): Promise<number[]>;
}

interface Entries {
  line: Line;
  /** How many were started. */
  sent: number;
  acknowledged: number[];
  /** How many answers said "later" (503). */
  later: number;
  /** Answers that are neither yes nor "later". */
  refusals: string[];
  lastAnswer: string;
}

/** Everything that was sent and acknowledged while servers stopped and started. */
export interface Ledger {
  /** Where the server is now, or null while there is none. */
  moveTo(base: string | null): void;
  /** How many of each line were acknowledged so far, by its position. */
  acknowledged(): number[];
  /** Waits until every line had another acknowledgment. */
  untilAllGoOn(): Promise<void>;
  /** Waits until every line was told "later" once more. */
  untilAllWait(): Promise<void>;
  /** Checks the database against what had been acknowledged: nothing lost, doubled or out of order. */
  expectKept(acknowledged: readonly number[]): Promise<void>;
  /** Lets every line finish what it has started. */
  end(): Promise<void>;
}

/** Opens a ledger and starts its lines. */
export function openLedger(lines: readonly Line[], at: string): Ledger {
  const all: Entries[] = lines.map((line) => ({
    line,
    sent: 0,
    acknowledged: [],
    later: 0,
    refusals: [],
    lastAnswer: '',
  }));
  let base: string | null = at;
  let isOver = false;

  async function tryOnce(entries: Entries, n: number): Promise<boolean> {
    const [to, { line }] = [base, entries];
    if (to === null) return false;
    // A server that is gone does not answer.
    const reply = await line.send(to, n).catch(() => null);
    if (!reply) return false;
    entries.lastAnswer = `${reply.status} ${reply.text.slice(0, 200)}`;
    if (reply.status === 503) entries.later += 1;
    if (reply.status >= 500) return false;
    const isThere =
      reply.status < 300 || (await line.isThere?.(to, n, reply).catch(() => null)) === true;
    if (!isThere) entries.refusals.push(`${n}: ${reply.status} ${reply.text}`);
    return isThere;
  }
  async function run(entries: Entries): Promise<void> {
    await pause(Math.random() * EVERY_MS);
    while (!isOver) {
      const next = pause(EVERY_MS);
      const n = entries.sent;
      entries.sent += 1;
      let isDone = await tryOnce(entries, n);
      while (!isDone && entries.line.repeats) {
        await pause(20);
        isDone = await tryOnce(entries, n);
      }
      if (isDone) entries.acknowledged.push(n);
      await next;
    }
  }
  const running = Promise.all(all.map(run));
  /** Waits until a number has grown for every line. If one does not, reports which one and its last answer. */
  async function untilAllGrow(what: string, numberOf: (entries: Entries) => number) {
    const before = all.map(numberOf);
    const behind = () => all.filter((entries, at) => numberOf(entries) <= Number(before[at]));
    await until(what, () => behind().length === 0, 60).catch((error: unknown) => {
      const told = behind().map(({ line, lastAnswer }) => `${line.name}: ${lastAnswer}`);
      throw new Error(told.join('\n'), { cause: error });
    });
  }

  return {
    moveTo(to) {
      base = to;
    },
    acknowledged: () => all.map(({ acknowledged }) => acknowledged.length),
    untilAllGoOn: () =>
      untilAllGrow('every line goes on', ({ acknowledged }) => acknowledged.length),
    untilAllWait: () => untilAllGrow('every line is told "later"', ({ later }) => later),
    async expectKept(counts) {
      for (const [place, { line, acknowledged, refusals }] of all.entries()) {
        const kept = await line.kept();
        const had = acknowledged.slice(0, counts[place]);
        const lost = had.filter((n) => !kept.includes(n));
        const inOrder = [...new Set(kept)].sort((one, other) => one - other);
        expect({ line: line.name, lost, refusals }).toEqual({
          line: line.name,
          lost: [],
          refusals: [],
        });
        expect(kept, line.name).toEqual(inOrder);
        if (line.repeats) expect(kept, line.name).toEqual(kept.map((_, n) => n));
      }
    },
    async end() {
      isOver = true;
      await running;
    },
  };
}
