import { GOALS, MIXED } from './goals.ts';
import { DAY, KINDS, percent } from './mixed-day.ts';
import { PARTS } from './mixed-measure.ts';
import { amountsFor, WINDOWS } from './mixed-people.ts';
import {
  aloneOf,
  arrivedIn,
  cpuOf,
  growthOf,
  overOneOf,
  quantileOf,
  quantiles,
  requestRate,
  type SetupResults,
} from './mixed-results.ts';
import { SETUPS } from './mixed-setups.ts';
import { median } from './numbers.ts';
import type { Machine } from './report.ts';

/** Processors from which on two servers, their database, the proxy and the load generator each have one. */
const CORES_FOR_TWO = 6;

const verdict = (isReached: boolean) => (isReached ? 'reached' : '**missed**');
const ms = (value: number) => (Number.isNaN(value) ? '–' : value.toFixed(1));
const count = (value: number) => value.toLocaleString('en', { maximumFractionDigits: 0 });
const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const titleOf = ({ setup: { name, size } }: SetupResults) =>
  `${SETUPS[name]}, ${count(size)} members`;

/** The same setup at both sizes, for each setup that has both. */
const pairsIn = (all: readonly SetupResults[]) =>
  [...new Set(all.map(({ setup }) => setup.name))].flatMap((name) => {
    const [small, large] = all.filter(({ setup }) => setup.name === name);
    return small && large ? [{ name, small, large }] : [];
  });

/** Setups with one and with two servers on the same database, for each size that has both. */
const twinsIn = (all: readonly SetupResults[]) =>
  [...new Set(all.map(({ setup }) => setup.size))].flatMap((size) => {
    const of = (name: string) =>
      all.find(({ setup }) => setup.name === name && setup.size === size);
    const [one, two] = [of('postgres'), of('two')];
    return one && two ? [{ size, one, two }] : [];
  });

function openSection(all: readonly SetupResults[]) {
  const rows = all.map((one) => [
    titleOf(one),
    ms(median(requestRate(one.open))),
    ms(median(quantiles(one.open, 0.5))),
    ms(median(quantiles(one.open, 0.99))),
    ms(arrivedIn(one.open, 0.5)),
    ms(arrivedIn(one.open, 0.99)),
  ]);
  const growth = pairsIn(all).map(({ name, small, large }) => {
    const value = growthOf(small, large);
    return [SETUPS[name], value.toFixed(2), verdict(value <= GOALS.mixedGrowth)];
  });
  const head = ['setup', 'requests/s', 'p50', 'p99', 'arrives, p50', 'arrives, p99'];
  return `## At a fixed rate

${MIXED.rate} things are begun in a second, whatever the answers take; ms from when a request was due to its whole answer, and from
when a message was due to its arrival in an open window. Medians of the rounds.

${table(head, rows)}

The 99th percentile with a hundred times as much data, as a multiple of that with less. Goal: at most ${GOALS.mixedGrowth}.

${table(['setup', 'p99 ÷ p99', ''], growth)}
`;
}

function kindsSection(all: readonly SetupResults[]) {
  const rows = KINDS.map((kind) => [
    kind,
    ...all.map(
      ({ open }) => `${ms(quantileOf(open, kind, 0.5))} / ${ms(quantileOf(open, kind, 0.99))}`,
    ),
  ]);
  const heads = all.map(({ setup }) => `${setup.name}, ${count(setup.size)}`);
  return `### By kind

p50 / p99 in ms, over all rounds together.

${table(['kind', ...heads], rows)}
`;
}

/** Beside the time with more data stands how many times as long it is. */
function aloneSection(all: readonly SetupResults[]) {
  const pairs = pairsIn(all);
  const rows = DAY.map(({ kind, what }) => [
    kind,
    what,
    ...pairs.flatMap(({ small, large }) => {
      const [one, other] = [aloneOf(small, what), aloneOf(large, what)];
      const growth = `${(other / one).toFixed(1)} ×`;
      const isSlow = other / one > GOALS.mixedGrowth;
      return [ms(one), `${ms(other)}, ${isSlow ? `**${growth}**` : growth}`];
    }),
  ]);
  const heads = pairs.flatMap(({ name, small, large }) =>
    [small, large].map(({ setup }) => `${name}, ${count(setup.size)}`),
  );
  return `## Each thing on its own

Done one after the other while nothing else is: ms in the middle until the last answer. Bold is what takes more than ${GOALS.mixedGrowth} times
as long with a hundred times as much data.

${table(['kind', 'what', ...heads], rows)}
`;
}

function closedSection(all: readonly SetupResults[], cores: number) {
  const rows = all.map((one) => [
    titleOf(one),
    ms(median(requestRate(one.closed))),
    ms(median(quantiles(one.closed, 0.99))),
    ...PARTS.map((part) => cpuOf(one.closed, part).toFixed(2)),
  ]);
  const head = ['setup', 'requests/s', 'p99', ...PARTS.map((part) => `CPU of ${part}`)];
  return `## As much as it takes

${MIXED.atOnce} members who do the next thing as soon as the last is done. CPU is in seconds per second; \`generator\` is this bench
with the open windows, which in life is the members' own devices. Medians of the rounds.

${table(head, rows)}
${twinsSection(all, cores)}`;
}

function twinsSection(all: readonly SetupResults[], cores: number) {
  const twins = twinsIn(all);
  if (twins.length === 0) return '';
  const isMeasured = cores >= CORES_FOR_TWO;
  const rows = twins.map(({ size, one, two }) => {
    const { measured, perCpu } = overOneOf(one, two);
    const judged = isMeasured ? measured : perCpu;
    const cells = [measured.toFixed(2), perCpu.toFixed(2), verdict(judged >= GOALS.overOneServer)];
    return [count(size), ...cells];
  });
  const said = isMeasured
    ? 'This machine has a processor for each process, so what was measured is judged.'
    : `This machine has ${cores} processors for two servers, the
database, the proxy and the load generator, so that what was measured says how many processors there are. Judged is twice
the ratio of the requests per CPU second, with the load generator's share taken off: what two servers do on twice the
processors.`;
  return `
Two servers as a multiple of one. Goal: at least ${GOALS.overOneServer}. ${said}

${table(['members', 'requests/s, measured', 'per CPU second, × 2', ''], rows)}
`;
}

function memorySection(all: readonly SetupResults[]) {
  const rows = all.map((one) => [
    titleOf(one),
    one.memory.map(({ start }) => count(start)).join(', '),
    one.memory.map(({ end }) => count(end)).join(', '),
  ]);
  return `## Memory

Of each server, in MB as Linux counts it (RSS), before the first round and after the last. Whether it stays flat is
measured by \`mixed memory\`.

${table(['setup', 'start', 'end'], rows)}
`;
}

const daySection = () => `## The day

${table(
  ['kind', 'what', 'share', 'why'],
  DAY.map(({ kind, what, share, why }) => [kind, what, percent(share), why]),
)}
`;

/** The results as they are saved. */
export function mixedMarkdown(
  on: Machine,
  all: readonly SetupResults[],
  { rounds, seconds }: { rounds: number; seconds: number },
): string {
  const sizes = [...new Set(all.map(({ setup }) => setup.size))];
  const amounts = sizes.map((size) =>
    Object.entries(amountsFor(size))
      .map(([what, many]) => `${count(many)} ${what}`)
      .join(', '),
  );
  const head = `# A mixed day, measured

Node ${on.node}, ${on.cores} cores (${on.cpu}), ${on.memoryGb} GB; load before the run ${on.loadBefore.toFixed(1)}.
${rounds} rounds of ${seconds} s in which all setups and sizes take turns; ${WINDOWS} windows are open meanwhile, and every answer was a success. How:
\`bench/README.md\`, \`pnpm --filter @hearthside/bench mixed\`.

${amounts.map((line) => `- ${line}`).join('\n')}
`;
  return [
    head,
    openSection(all),
    kindsSection(all),
    aloneSection(all),
    closedSection(all, on.cores),
    memorySection(all),
    daySection(),
  ].join('\n');
}
