import autocannon from 'autocannon';
import { LOAD } from './goals.ts';

/** Something to put under load: one address, or several asked in turn. */
export interface Target {
  name: string;
  url: string;
  paths: readonly string[];
  token?: string;
}

/** How long to load: for some seconds, or until this many requests are answered. */
type Extent = { duration: number } | { amount: number };

const headersOf = ({ token }: Target): Record<string, string> =>
  token ? { authorization: `Bearer ${token}` } : {};

/** Successful requests per second under load. Any other answer is an error and ends the run. */
async function requestsPerSecond(target: Target, extent: Extent): Promise<number> {
  const start = performance.now();
  let last = start;
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const instance = autocannon(
      {
        ...extent,
        url: target.url,
        connections: LOAD.connections,
        timeout: 60,
        headers: headersOf(target),
        requests: target.paths.map((path) => ({ method: 'GET' as const, path })),
      },
      (error: Error | null, finished) => (error ? reject(error) : resolve(finished)),
    );
    // autocannon checks its clock once a second, so the last answer tells when the work was done.
    instance.on('response', () => {
      last = performance.now();
    });
  });
  const failed = result.non2xx + result.errors + result.timeouts;
  if (failed > 0 || result['2xx'] === 0) {
    const statuses = JSON.stringify(result.statusCodeStats);
    throw new Error(
      `${target.name}: ${failed} requests failed (${result.errors} without an answer, of these ${result.timeouts} too late), ${result['2xx']} succeeded. Answers by status: ${statuses}.`,
    );
  }
  return (result['2xx'] * 1000) / (last - start);
}

const ROUGHLY_MS = 500;

/** Roughly how many requests per second a single caller gets at best. This is enough to know what is slow. */
async function roughRate(target: Target): Promise<number> {
  const url = target.url + String(target.paths[0]);
  const until = performance.now() + ROUGHLY_MS;
  let best = Infinity;
  do {
    const start = performance.now();
    await (await fetch(url, { headers: headersOf(target) })).arrayBuffer();
    best = Math.min(best, performance.now() - start);
  } while (performance.now() < until);
  return 1000 / best;
}

export interface Measured {
  name: string;
  /** Requests per second, one number per round. */
  rounds: number[];
}

export interface Turn {
  target: Target;
  warmUpSeconds: number;
  seconds: number;
}

/**
 * How a target is loaded: for a fixed time, or, if each connection would hardly get some answers in that time, until
 * each has had a few. Requests that the clock cuts off would otherwise count against slow targets.
 */
async function plan({ target, warmUpSeconds, seconds }: Turn): Promise<[Extent, Extent]> {
  const { connections } = LOAD;
  const each = (await roughRate(target)) * seconds;
  if (each > connections * 6) return [{ duration: warmUpSeconds }, { duration: seconds }];
  return [{ amount: connections }, { amount: connections * (seconds >= LOAD.seconds ? 4 : 2) }];
}

/**
 * Measures targets in turns, round after round. Whatever else the machine does then affects all of them alike, and
 * ratios within a round stay valid although the numbers themselves change.
 */
export async function measureInTurns(turns: readonly Turn[], rounds: number): Promise<Measured[]> {
  const loads: { target: Target; extent: Extent; measured: Measured }[] = [];
  for (const turn of turns) {
    const [warmUp, extent] = await plan(turn);
    await requestsPerSecond(turn.target, warmUp);
    const measured = { name: turn.target.name, rounds: [] };
    loads.push({ target: turn.target, extent, measured });
  }
  for (let round = 0; round < rounds; round += 1) {
    const line: string[] = [];
    for (const { target, extent, measured } of loads) {
      const rate = await requestsPerSecond(target, extent);
      measured.rounds.push(rate);
      line.push(`${target.name} ${rate < 100 ? rate.toFixed(1) : Math.round(rate)}`);
    }
    console.log(`  round ${round + 1}: ${line.join(' · ')}`);
  }
  return loads.map(({ measured }) => measured);
}
