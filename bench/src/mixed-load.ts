import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from './mixed-client.ts';
import { shareAt, type Kind, type What } from './mixed-day.ts';
import type { Action, Call } from './mixed-requests.ts';

/** From when a request was due to its whole answer, in milliseconds, by kind. */
export type Waits = Record<Kind, number[]>;

export interface Round {
  waits: Waits;
  /** Requests that were answered, and in how many seconds. */
  requests: number;
  seconds: number;
  /** How many open windows the messages had to arrive in. */
  arrivals: number;
}

/** More unanswered actions than this are a queue that only grows. */
const UNDER_WAY_MAX = 2000;

/** Takes the shares of the day in equal parts, so that each round has all of them: multiples of the golden ratio. */
const placeOf = (turn: number) => (turn * 0.618_033_988_749_895) % 1;

const noWaits = (): Waits => ({
  list: [],
  open: [],
  search: [],
  chat: [],
  upload: [],
  fill: [],
});

/** Counts on through all rounds, so that no two have the same part of the day. */
let turn = 0;

function recorder(client: Client) {
  const round: Round = { waits: noWaits(), requests: 0, seconds: 0, arrivals: 0 };
  const timed = async (call: Call, due: number) => {
    const answer = await client.send(call, due);
    round.waits[call.kind].push(performance.now() - due);
    round.requests += 1;
    round.arrivals += call.arrivals ?? 0;
    return answer;
  };
  const perform = async ({ calls, then }: Action, due: number) => {
    const [first = ''] = await Promise.all(calls.map((call) => timed(call, due)));
    if (then) await timed(then(first), performance.now());
  };
  return { round, perform };
}

/**
 * The open model: members come at a fixed rate, whatever the answers take, and each request is measured from when it
 * was due. One failure ends the run.
 */
export async function openRound(
  client: Client,
  actionFor: (what: What) => Action,
  { rate, seconds }: { rate: number; seconds: number },
): Promise<Round> {
  const { round, perform } = recorder(client);
  const underWay = new Set<Promise<unknown>>();
  const failures: unknown[] = [];
  const start = performance.now();
  for (let n = 0; n < rate * seconds && failures.length === 0; n += 1) {
    const due = start + (n * 1000) / rate;
    const wait = due - performance.now();
    if (wait > 0) await pause(wait);
    if (underWay.size > UNDER_WAY_MAX) throw new Error(`${rate} a second are too many.`);
    const done = perform(actionFor(shareAt(placeOf(turn++)).what), due)
      .catch((error: unknown) => failures.push(error))
      .finally(() => underWay.delete(done));
    underWay.add(done);
  }
  await Promise.all(underWay);
  if (failures.length > 0) throw failures[0];
  round.seconds = (performance.now() - start) / 1000;
  return round;
}

/** The closed model: so many members, each of whom does the next thing as soon as the last one is done. */
export async function closedRound(
  client: Client,
  actionFor: (what: What) => Action,
  { atOnce, seconds }: { atOnce: number; seconds: number },
): Promise<Round> {
  const { round, perform } = recorder(client);
  const start = performance.now();
  const until = start + seconds * 1000;
  const oneMember = async () => {
    while (performance.now() < until) {
      await perform(actionFor(shareAt(placeOf(turn++)).what), performance.now());
    }
  };
  await Promise.all(Array.from({ length: atOnce }, oneMember));
  round.seconds = (performance.now() - start) / 1000;
  return round;
}
