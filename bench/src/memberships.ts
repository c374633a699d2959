import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { GOALS, LOAD, MEMBERSHIP_SIZES } from './goals.ts';
import { measureInTurns, type Measured } from './load.ts';
import { fillMemberships } from './membership-data.ts';
import { median, medianRatio } from './numbers.ts';
import { PATHS } from './paths.ts';
import { people } from './people.ts';
import { portalToken, startPortal } from './portal.ts';
import { machine } from './report.ts';
import { seededDatabases } from './seeded.ts';
import { stoppingServers } from './server-process.ts';

let port = 4300;
/** `small`: only whether everything runs, at sizes that tell nothing. */
const isTrial = process.argv.includes('small');
const sizes = isTrial ? ([200, 1_000] as const) : MEMBERSHIP_SIZES;
const load = isTrial ? { ...LOAD, rounds: 1, warmUpSeconds: 1, seconds: 1 } : LOAD;
/** Somebody there is one of at every size. */
const someone = people(150).at(-2)?.email ?? '';

const QUESTIONS: readonly (readonly [question: string, path: string])[] = [
  ['list by name', '/api/memberships'],
  ['list by name, page 9, Z-A', '/api/memberships?sortOrder=desc&page=9'],
  ['list by date', '/api/memberships?sortBy=createdAt&sortOrder=desc'],
  ['list by amount', '/api/memberships?sortBy=amount'],
  ['list by deadline', '/api/memberships?sortBy=nextDeadline'],
  ['list of one status, by name', '/api/memberships?status=grace'],
  ['list of one status, by deadline', '/api/memberships?status=due&sortBy=nextDeadline'],
  ['search', `/api/memberships?search=${encodeURIComponent(someone)}`],
  ['how many stand how', '/api/memberships/counts'],
];

await stoppingServers(async () => {
  const on = machine();
  console.log('Preparing the data (made once for a schema) …');
  const files = await seededDatabases(
    { name: 'memberships', boot: (file) => startPortal(file, port++), fill: fillMemberships },
    sizes as readonly number[],
  );
  const servers = [];
  for (const size of sizes) {
    const server = await startPortal(files.get(size) ?? '', port++);
    servers.push({ size, server, token: await portalToken(server) });
  }
  const rows: string[] = [];
  for (const [question, asked] of QUESTIONS) {
    console.log(question);
    const turns = servers.map(({ size, server, token }) => ({
      target: { name: String(size), url: server.url, token, paths: [asked] },
      ...{ warmUpSeconds: load.warmUpSeconds, seconds: load.seconds },
    }));
    const [small, large] = (await measureInTurns(turns, load.rounds)) as [Measured, Measured];
    const growth = medianRatio(small.rounds, large.rounds);
    const verdict = growth <= GOALS.growth ? 'reached' : '**missed**';
    const rate = (measured: Measured) => Math.round(median(measured.rounds));
    rows.push(
      `| ${question} | ${rate(small)} | ${rate(large)} | ${growth.toFixed(2)} | ${verdict} |`,
    );
  }
  const [small, large] = sizes.map((size) => size.toLocaleString('en'));
  const text = `# Memberships, measured

Node ${on.node}, ${on.cores} cores (${on.cpu}), ${on.memoryGb} GB; load before the run ${on.loadBefore.toFixed(1)}.
${load.connections} connections, SQLite; requests per second, medians of ${load.rounds} rounds in which both sizes take turns;
the ratio of the times within a round. Goal: at most ${GOALS.growth} × the time. How: \`bench/README.md\`.

| question | ${small} memberships | ${large} memberships | time at ${large} ÷ at ${small} | |
| --- | --- | --- | --- | --- |
${rows.join('\n')}
`;
  if (!isTrial) {
    mkdirSync(PATHS.results, { recursive: true });
    writeFileSync(path.join(PATHS.results, 'memberships.md'), text);
  }
  console.log(`\n${text}`);
});
