import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { MIXED } from './goals.ts';
import { measureAlone } from './mixed-alone.ts';
import { DAY } from './mixed-day.ts';
import { measureTurn, type Turn } from './mixed-measure.ts';
import { runMixedMemory } from './mixed-memory.ts';
import { mixedMarkdown } from './mixed-report.ts';
import type { SetupResults } from './mixed-results.ts';
import { SETUPS, startSetups, type SetupName } from './mixed-setups.ts';
import { quantile } from './numbers.ts';
import { PATHS } from './paths.ts';
import { memoryOf } from './process-figures.ts';
import { machine } from './report.ts';
import { stoppingServers } from './server-process.ts';
import { startWindows } from './windows-process.ts';

/** `SMALL=1`: only checks that everything runs. Its sizes say nothing about speed and its result isn't saved. */
const isTrial = Boolean(process.env.SMALL);
const plan = isTrial
  ? {
      ...MIXED,
      sizes: [100, 1_000],
      rounds: 1,
      warmUpSeconds: 1,
      seconds: 4,
      closedSeconds: 2,
      alone: 2,
    }
  : MIXED;

const lineOf = (model: string, { requests, seconds, waits, cpu }: Turn) => {
  const all = Object.values(waits).flat();
  const [p50, p99] = [0.5, 0.99].map((share) => quantile(all, share).toFixed(1));
  const cpus = Object.entries(cpu).map(([part, spent]) => `${part} ${spent.toFixed(2)}`);
  return `${model} ${(requests / seconds).toFixed(0)}/s, p50 ${p50}, p99 ${p99} ms; CPU ${cpus.join(', ')}`;
};

async function measureAll(names: readonly SetupName[]): Promise<SetupResults[]> {
  const setups = await startSetups(names, plan.sizes);
  const windows = startWindows();
  const memoryNow = (result: SetupResults) => result.setup.servers.map(({ pid }) => memoryOf(pid));
  try {
    const warmUp = { rate: MIXED.rate, seconds: plan.warmUpSeconds };
    for (const setup of setups) await measureTurn(setup, windows, warmUp);
    const results = setups.map((setup): SetupResults => {
      const memory = setup.servers.map(({ pid }) => ({ start: memoryOf(pid), end: NaN }));
      return { setup, open: [], closed: [], alone: new Map(), memory };
    });
    for (let round = 0; round < plan.rounds; round += 1) {
      for (const result of results) {
        const { setup, open, closed } = result;
        console.log(`round ${round + 1}: ${SETUPS[setup.name]}, ${setup.size} members`);
        open.push(await measureTurn(setup, windows, { rate: MIXED.rate, seconds: plan.seconds }));
        console.log(`  ${lineOf('open  ', open.at(-1) as Turn)}`);
        const most = { atOnce: MIXED.atOnce, seconds: plan.closedSeconds };
        closed.push(await measureTurn(setup, windows, most));
        console.log(`  ${lineOf('closed', closed.at(-1) as Turn)}`);
      }
    }
    console.log('each thing on its own');
    for (const { what } of DAY) {
      for (const { setup, alone } of results)
        alone.set(what, await measureAlone(setup, what, plan.alone));
    }
    for (const result of results) {
      memoryNow(result).forEach((end, at) => Object.assign(result.memory[at] ?? {}, { end }));
    }
    return results;
  } finally {
    windows.stop();
  }
}

async function runMixed(names: readonly SetupName[]) {
  const on = machine();
  console.log('Preparing the data (made once for a schema) and starting the servers …');
  const isWhole = names.length === 0;
  const results = await measureAll(isWhole ? (Object.keys(SETUPS) as SetupName[]) : names);
  const text = mixedMarkdown(on, results, plan);
  console.log(`\n${text}`);
  if (isTrial || !isWhole) return;
  mkdirSync(PATHS.results, { recursive: true });
  writeFileSync(path.join(PATHS.results, 'mixed.md'), text);
}

const [first, ...rest] = process.argv.slice(2);
const named = [first, ...rest].filter((name): name is SetupName =>
  Object.hasOwn(SETUPS, name ?? ''),
);
await stoppingServers(() =>
  first === 'memory' ? runMixedMemory(named[0] ?? 'sqlite', isTrial) : runMixed(named),
);
