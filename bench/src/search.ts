import assert from 'node:assert/strict';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { GOALS, LOAD, SEARCH_SIZE } from './goals.ts';
import { measureInTurns, type Measured } from './load.ts';
import { median, medianRatio } from './numbers.ts';
import { PATHS } from './paths.ts';
import { ADMIN } from './people.ts';
import { ownerAmong } from './pet-data.ts';
import { startPortal } from './portal.ts';
import { machine } from './report.ts';
import { ask } from './same-answer.ts';
import { fillSearched, rareAmong } from './search-data.ts';
import { seededDatabases } from './seeded.ts';
import { startServer, stoppingServers, type Server } from './server-process.ts';
import { signIn } from './sign-in.ts';

/** `small`: only checks that everything runs. Its size says nothing about speed and its result isn't saved. */
const isTrial = process.argv.includes('small');
const load = isTrial ? { ...LOAD, rounds: 1, warmUpSeconds: 1, seconds: 1 } : LOAD;
const size = isTrial ? 1000 : SEARCH_SIZE;
let port = 4380;

/** The portal shows five of each section, and says whether there are more. */
const SHOWN = 6;

interface Question {
  question: string;
  typed: string;
  /** Whether an index has what is typed. */
  isBeginning?: boolean;
  /** Whether it is a slip, which the portal forgives and the plain SQL finds nothing for. */
  isSlip?: boolean;
}

const QUESTIONS: readonly Question[] = [
  { question: 'a rare name', typed: rareAmong(size) },
  { question: 'two letters that many begin with', typed: 'be', isBeginning: true },
  { question: 'a last name of many', typed: 'marshby' },
  { question: 'a word that nothing has, with a slip', typed: 'bisciut', isSlip: true },
];

/** Who asks. Everybody but the admin sees the directory and their own pets. */
const ASKING = [
  { who: 'admin', email: ADMIN.email, people: 'users', isAdmin: true },
  { who: 'owner', email: ownerAmong(size).email, people: 'directory', isAdmin: false },
] as const;
type Asking = (typeof ASKING)[number];

interface PortalAnswer {
  groups: { section: string; found: unknown[]; more: boolean }[];
  meant: string | null;
}
interface PlainAnswer {
  people: unknown[];
  pets: unknown[];
}

const portalPath = ({ typed }: Question) => `/api/search?search=${encodeURIComponent(typed)}`;
function plainPath({ typed, isBeginning }: Question, { isAdmin }: Asking) {
  const query = new URLSearchParams({ search: typed, limit: String(SHOWN) });
  if (isBeginning) query.set('beginning', 'true');
  if (!isAdmin) query.set('member', String(ownerAmong(size).id));
  return `/search?${query.toString()}`;
}

async function tokenOf(portal: Server, { email }: Asking) {
  const { password } = ADMIN;
  const { accessToken } = await signIn(`${portal.url}/api/auth/local`, { email, password });
  return String(accessToken);
}

/** The numbers count only if both find the same number, up to what is shown, and the portal understands a slip. */
function assertAsMuch(name: string, asked: Question, { people }: Asking, answers: string[]) {
  const [portal, plain] = answers.map((text) => JSON.parse(text)) as [PortalAnswer, PlainAnswer];
  const shown = (section: string) => {
    const group = portal.groups.find((one) => one.section === section);
    return group ? group.found.length + Number(group.more) : 0;
  };
  if (asked.isSlip) {
    assert.notEqual(portal.meant, null, `${name}: the portal does not see what was meant`);
    assert.deepEqual([plain.people, plain.pets], [[], []], `${name}: something has this word`);
    return;
  }
  assert.equal(portal.meant, null, `${name}: the portal takes it for a slip`);
  assert.ok(plain.people.length > 0, `${name}: nobody is found`);
  assert.equal(shown(people), plain.people.length, `${name}: not the same number of people`);
  assert.equal(shown('pet_records'), plain.pets.length, `${name}: not the same number of pets`);
}

const RECORDED = path.join(PATHS.run, 'search-statements.json');
const BEGAN = `${RECORDED}.began`;
/** A server that has not written a file after so long never will, in milliseconds. */
const PATIENCE_MS = 30_000;

async function written(file: string) {
  const deadline = Date.now() + PATIENCE_MS;
  while (!existsSync(file)) {
    if (Date.now() > deadline) throw new Error(`The portal has not written ${file} in 30 seconds.`);
    await pause(20);
  }
}

/** Writes down the statements that the portal runs for a question, once it has been asked before. */
async function recordStatements(portal: Server, url: string, token: string) {
  await ask(url, token);
  for (const file of [RECORDED, BEGAN]) rmSync(file, { force: true });
  process.kill(portal.pid, 'SIGUSR2');
  await written(BEGAN);
  await ask(url, token);
  process.kill(portal.pid, 'SIGUSR2');
  await written(RECORDED);
}

async function measureOne(asked: Question, asking: Asking, portal: Server, plain: Server) {
  const name = `${asked.question}, ${asking.who}`;
  console.log(name);
  // Signs in again for every question, because an access token is only valid for minutes.
  const token = await tokenOf(portal, asking);
  const [ours, theirs] = [portalPath(asked), plainPath(asked, asking)];
  const answers = [await ask(portal.url + ours, token), await ask(plain.url + theirs, '')];
  assertAsMuch(name, asked, asking, answers);
  await recordStatements(portal, portal.url + ours, token);
  const { warmUpSeconds, seconds } = load;
  const turns = [
    { name: 'portal', url: portal.url, token, paths: [ours] },
    { name: 'plain SQL', url: plain.url, paths: [`/recorded?limit=${SHOWN}`] },
    { name: 'people and pets', url: plain.url, paths: [theirs] },
  ].map((target) => ({ target, warmUpSeconds, seconds }));
  const measured = await measureInTurns(turns, load.rounds);
  const [mine, sql, least] = measured as [Measured, Measured, Measured];
  const ratio = medianRatio(sql.rounds, mine.rounds);
  const verdict = ratio <= GOALS.searchOverSql ? 'reached' : '**missed**';
  const rate = ({ rounds }: Measured) => {
    const middle = median(rounds);
    return middle < 100 ? middle.toFixed(1) : String(Math.round(middle));
  };
  return `| ${name} | ${rate(mine)} | ${rate(sql)} | ${ratio.toFixed(2)} | ${verdict} | ${rate(least)} |`;
}

await stoppingServers(async () => {
  const on = machine();
  console.log('Preparing the data (made once for a schema) …');
  const boot = (file: string) => startPortal(file, port++);
  const files = await seededDatabases(
    { name: 'search', boot, fill: fillSearched, sources: ['search-data.ts'] },
    [size],
  );
  const file = files.get(size) ?? '';
  const preload = pathToFileURL(path.join(PATHS.bench, 'src', 'record-statements.mjs')).href;
  const portal = await startPortal(file, port++, {
    nodeArgs: ['--import', preload],
    env: { BENCH_CMS: PATHS.cms, BENCH_STATEMENTS: RECORDED },
  });
  const plain = await startServer({
    name: 'bare-search',
    cwd: PATHS.bench,
    args: ['--import', 'tsx', 'src/bare-search.ts'],
    env: { DATABASE_FILE: file, STATEMENTS_FILE: RECORDED },
    port: port++,
    health: '/',
  });
  const rows: string[] = [];
  for (const asked of QUESTIONS) {
    for (const asking of ASKING) rows.push(await measureOne(asked, asking, portal, plain));
  }
  const many = size.toLocaleString('en');
  const text = `# The search over everything, measured

Node ${on.node}, ${on.cores} cores (${on.cpu}), ${on.memoryGb} GB; load before the run ${on.loadBefore.toFixed(1)}.
${load.connections} connections, SQLite, ${many} people and ${many} pets; requests per second, medians of ${load.rounds} rounds in which the portal
and a bare server take turns; the ratio of the times within a round. Plain SQL is the statements that the portal runs for
the question, over everything its member may see, prepared once and without anything around. Goal: at most ${GOALS.searchOverSql} × its time.
Beside it, for information, one statement for people and one for pets alone, which ranks nothing and looks at no other
section. How: \`bench/README.md\`.

| question | portal | plain SQL | portal’s time ÷ SQL’s | | people and pets alone |
| --- | --- | --- | --- | --- | --- |
${rows.join('\n')}
`;
  if (!isTrial) {
    mkdirSync(PATHS.results, { recursive: true });
    writeFileSync(path.join(PATHS.results, 'search.md'), text);
  }
  console.log(`\n${text}`);
});
