import type { Kind, What } from './mixed-day.ts';
import type { Part, Turn } from './mixed-measure.ts';
import type { Setup } from './mixed-setups.ts';
import { median, medianRatio, quantile } from './numbers.ts';

/** What was measured of one setup at one size, round by round. */
export interface SetupResults {
  setup: Setup;
  open: Turn[];
  closed: Turn[];
  /** How long each thing took on its own, in milliseconds. */
  alone: Map<What, number[]>;
  /** Memory of each of its servers before the first round and after the last, in MB. */
  memory: { start: number; end: number }[];
}

export const requestRate = (turns: readonly Turn[]): number[] =>
  turns.map(({ requests, seconds }) => requests / seconds);

const allWaits = ({ waits }: Turn): number[] => Object.values(waits).flat();

/** A quantile of each round's requests. */
export const quantiles = (turns: readonly Turn[], share: number): number[] =>
  turns.map((turn) => quantile(allWaits(turn), share));

/** A quantile of one kind, over all rounds together: a single round has few of some kinds. */
export const quantileOf = (turns: readonly Turn[], kind: Kind, share: number): number =>
  quantile(
    turns.flatMap(({ waits }) => waits[kind]),
    share,
  );

export const arrivedIn = (turns: readonly Turn[], share: number): number =>
  quantile(
    turns.flatMap(({ arrived }) => arrived),
    share,
  );

/** The 99th percentile at the large size as a multiple of that at the small one, within a round. */
export const growthOf = (small: SetupResults, large: SetupResults): number =>
  medianRatio(quantiles(large.open, 0.99), quantiles(small.open, 0.99));

/** How long a thing takes on its own, in the middle. */
export const aloneOf = ({ alone }: SetupResults, what: What): number =>
  median(alone.get(what) ?? []);

export const cpuOf = (turns: readonly Turn[], part: Part): number =>
  median(turns.map(({ cpu }) => cpu[part]));

/** CPU seconds per second of everything that is not the load generator. */
const portalCpu = ({ cpu }: Turn): number => cpu.servers + cpu.database + cpu.proxy + cpu.redis;

/** How two servers compare with one. */
export interface OverOne {
  /** Requests per second, as measured. */
  measured: number;
  /**
   * Twice the ratio of the requests per CPU second, load generator taken off: what two servers with their database
   * and proxy do on twice the processors. It is 2 if a second server makes no request any more expensive.
   */
  perCpu: number;
}

export function overOneOf(one: SetupResults, two: SetupResults): OverOne {
  const perCpuSecond = (turns: readonly Turn[]) =>
    turns.map((turn) => turn.requests / turn.seconds / portalCpu(turn));
  return {
    measured: medianRatio(requestRate(two.closed), requestRate(one.closed)),
    perCpu: 2 * medianRatio(perCpuSecond(two.closed), perCpuSecond(one.closed)),
  };
}
