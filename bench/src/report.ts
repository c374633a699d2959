import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import path from 'node:path';
import { LOAD } from './goals.ts';
import { medianRatio } from './numbers.ts';
import { PATHS } from './paths.ts';
import { goalsOf, middle, type Goal, type Measurements } from './results.ts';

export function machine() {
  const cores = cpus();
  return {
    node: process.version,
    cores: cores.length,
    cpu: cores[0]?.model ?? 'unknown',
    memoryGb: Math.round(totalmem() / 2 ** 30),
    /** How busy the machine was before the bench began: the load of the last minute. */
    loadBefore: loadavg()[0] ?? 0,
  };
}
export type Machine = ReturnType<typeof machine>;

const count = (number: number) => (number < 100 ? number.toFixed(1) : String(Math.round(number)));
const size = (number: number) => number.toLocaleString('en');
const row = (...cells: string[]) => `| ${cells.join(' | ')} |`;
const table = (head: string[], rows: string[][]) =>
  [row(...head), row(...head.map(() => '---')), ...rows.map((cells) => row(...cells))].join('\n');

const goalTable = (goals: Goal[]) =>
  table(
    ['', 'goal', 'measured', ''],
    goals.map(({ name, goal, value, reached }) => [
      name,
      goal,
      value.toFixed(2),
      reached ? 'reached' : '**missed**',
    ]),
  );

function headlineTable({ headline, bare, bareKoa }: Measurements) {
  const rows = headline.map((entry) => [
    size(entry.size),
    count(middle(entry.portal)),
    count(middle(entry.stock)),
    count(middle(entry.stockUsers)),
  ]);
  return [
    table(['users', 'portal', 'stock controller', 'stock /api/users'], rows),
    `Bare route in Strapi: ${count(middle(bare))}. Bare Koa, for information: ${count(middle(bareKoa))}.`,
  ].join('\n\n');
}

const besideTable = ({ beside }: Measurements) =>
  table(
    ['question', 'users', 'portal', 'stock controller', 'portal ÷ stock'],
    beside.map((entry) => [
      entry.question,
      size(entry.size),
      count(middle(entry.portal)),
      count(middle(entry.stock)),
      medianRatio(entry.portal.rounds, entry.stock.rounds).toFixed(1),
    ]),
  );

export function markdown(on: Machine, measurements: Measurements, seconds: number): string {
  const { connections, rounds } = LOAD;
  return `# The signed-in list, measured

Node ${on.node}, ${on.cores} cores (${on.cpu}), ${on.memoryGb} GB; load before the run ${on.loadBefore.toFixed(1)}.
${connections} connections, SQLite; medians of ${rounds} rounds in which all servers take turns, ratios
within a round. The whole run took ${Math.round(seconds)} s. How it is measured: \`bench/README.md\`.

## Goals

${goalTable(goalsOf(measurements))}

## Requests per second: first page of a role's tab

${headlineTable(measurements)}

## Other questions

${besideTable(measurements)}
`;
}

/** Prints the result and saves it as \`results/latest.md\` and \`.json\`. */
export function report(on: Machine, measurements: Measurements, seconds: number) {
  const text = markdown(on, measurements, seconds);
  const json = { machine: on, load: LOAD, seconds, goals: goalsOf(measurements), measurements };
  mkdirSync(PATHS.results, { recursive: true });
  writeFileSync(path.join(PATHS.results, 'latest.md'), text);
  writeFileSync(path.join(PATHS.results, 'latest.json'), `${JSON.stringify(json, null, 2)}\n`);
  console.log(`\n${text}`);
}
