import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { GOALS, LOAD } from './goals.ts';
import { measureInTurns, type Measured } from './load.ts';
import { median, medianRatio } from './numbers.ts';
import { PATHS } from './paths.ts';
import { portalToken, startPortal } from './portal.ts';
import { machine } from './report.ts';
import { seededDatabases, type Kind } from './seeded.ts';
import { stoppingServers, type Server } from './server-process.ts';

/** What is requested from both sizes, by whom, and at which addresses in turn. */
export interface Question<Ready> {
  question: string;
  token: (ready: Ready) => string;
  paths: (ready: Ready) => readonly string[];
}

/** A running portal and what its questions need to know about it. */
export type Running<Ready> = { server: Server; ready: Ready };

type Sized<Ready> = Running<Ready> & { size: number };

export interface GrowthBench<Ready> {
  /** The kind of database. The result is saved under its name. */
  name: Kind['name'];
  title: string;
  /** The things whose number differs between the sizes. */
  things: string;
  sizes: readonly [number, number];
  /** The first of its ports. */
  port: number;
  fill: Kind['fill'];
  ready: (server: Server, size: number) => Promise<Ready>;
  questions: readonly Question<Ready>[];
  /** What is measured in addition, as text: by most at the small size. */
  beside?: (small: Running<Ready>, isTrial: boolean, large: Sized<Ready>) => Promise<string>;
}

/** `small`: only checks that everything runs. Its sizes say nothing about speed and its result isn't saved. */
const isTrial = process.argv.includes('small');
const load = isTrial ? { ...LOAD, rounds: 1, warmUpSeconds: 1, seconds: 1 } : LOAD;

/** Questions that the one admin asks, each at one address. */
export const adminAsks = (
  list: readonly (readonly [question: string, path: string])[],
): Question<string>[] =>
  list.map(([question, asked]) => ({ question, token: (token) => token, paths: () => [asked] }));

/** What an admin's questions need: the access token. */
export const adminReady = (server: Server): Promise<string> => portalToken(server);

/**
 * Measures how much longer each question takes with a hundred times as much data, and saves the result as a page. A
 * missed goal is stated there and isn't an error.
 */
export async function measureGrowth<Ready>(bench: GrowthBench<Ready>) {
  await stoppingServers(async () => {
    const on = machine();
    const sizes = isTrial ? ([200, 1_000] as const) : bench.sizes;
    const servers = await startAll(bench, sizes);
    // Signs in again for every question, because an access token is only valid for minutes.
    const ready = () =>
      Promise.all(
        servers.map(async (one) => ({ ...one, ready: await bench.ready(one.server, one.size) })),
      );
    const rows: string[] = [];
    for (const question of bench.questions) rows.push(await rowOf(question, await ready()));
    const [small, large] = await ready();
    const beside = small && large && (await bench.beside?.(small, isTrial, large));
    const text = pageOf(bench, sizes, { on, rows, beside });
    if (!isTrial) {
      mkdirSync(PATHS.results, { recursive: true });
      writeFileSync(path.join(PATHS.results, `${bench.name}.md`), text);
    }
    console.log(`\n${text}`);
  });
}

async function startAll<Ready>(bench: GrowthBench<Ready>, sizes: readonly number[]) {
  const { name, fill } = bench;
  let { port } = bench;
  console.log('Preparing the data (made once for a schema) …');
  const boot = (file: string) => startPortal(file, port++);
  const files = await seededDatabases({ name, boot, fill }, sizes);
  const servers: { server: Server; size: number }[] = [];
  for (const size of sizes) servers.push({ size, server: await boot(files.get(size) ?? '') });
  return servers;
}

async function rowOf<Ready>(
  { question, token, paths }: Question<Ready>,
  servers: readonly Sized<Ready>[],
) {
  console.log(question);
  const turns = servers.map(({ size, server, ready }) => ({
    target: { name: String(size), url: server.url, token: token(ready), paths: [...paths(ready)] },
    warmUpSeconds: load.warmUpSeconds,
    seconds: load.seconds,
  }));
  const [small, large] = (await measureInTurns(turns, load.rounds)) as [Measured, Measured];
  const growth = medianRatio(small.rounds, large.rounds);
  const verdict = growth <= GOALS.growth ? 'reached' : '**missed**';
  const rate = (measured: Measured) => Math.round(median(measured.rounds));
  return `| ${question} | ${rate(small)} | ${rate(large)} | ${growth.toFixed(2)} | ${verdict} |`;
}

interface Found {
  on: ReturnType<typeof machine>;
  rows: string[];
  beside: string | undefined;
}

function pageOf<Ready>(
  { title, things }: GrowthBench<Ready>,
  sizes: readonly number[],
  { on, rows, beside }: Found,
) {
  const [small, large] = sizes.map((size) => size.toLocaleString('en'));
  return `# ${title}, measured

Node ${on.node}, ${on.cores} cores (${on.cpu}), ${on.memoryGb} GB; load before the run ${on.loadBefore.toFixed(1)}.
${load.connections} connections, SQLite; requests per second, medians of ${load.rounds} rounds in which both sizes take turns;
the ratio of the times within a round. Goal: at most ${GOALS.growth} × the time. How: \`bench/README.md\`.

| question | ${small} ${things} | ${large} ${things} | time at ${large} ÷ at ${small} | |
| --- | --- | --- | --- | --- |
${rows.join('\n')}
${beside ? `\n${beside}\n` : ''}`;
}
