import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { LIVE } from './goals.ts';
import { chatOfTalker, plantSessions, TALKERS } from './inbox-data.ts';
import { sayingToFloor, sayingToPortal, type Say } from './inbox-live.ts';
import { waysOf, type Mark, type Way } from './inbox-marks.ts';
import { partsMarkdown } from './inbox-parts-report.ts';
import { PATHS } from './paths.ts';
import { startPortal } from './portal.ts';
import { machine } from './report.ts';
import { startServer, type Server } from './server-process.ts';
import { startWindows } from './windows-process.ts';

/** Messages in a round: each pair of talkers writes twice. */
const MESSAGES = TALKERS;
const ROUNDS = 3;

const preload = pathToFileURL(path.join(PATHS.bench, 'src', 'server-marks.mjs')).href;

/** A server that writes marks, and how a message is sent through it. */
interface Marked {
  name: 'portal' | 'floor';
  server: Server;
  say: Say;
  file: string;
}

const marksFile = (name: Marked['name']) => path.join(PATHS.run, `marks-${name}.json`);
const markEnv = (name: Marked['name']) => ({ BENCH_CMS: PATHS.cms, BENCH_MARKS: marksFile(name) });

async function marksOf({ server, file }: Marked): Promise<Mark[]> {
  rmSync(file, { force: true });
  process.kill(server.pid, 'SIGUSR2');
  while (!existsSync(file)) await pause(20);
  return JSON.parse(readFileSync(file, 'utf8')) as Mark[];
}

const machineMs = () => Number(process.hrtime.bigint()) / 1e6;

/** Sends messages one at a time at the rate of the live rounds, so that no two are on their way together. */
async function roundOf(marked: Marked, windows: ReturnType<typeof startWindows>): Promise<Way[]> {
  await windows.collect(marked.name);
  await marksOf(marked);
  const sent: number[] = [];
  const waits: number[] = [];
  for (let n = 0; n < MESSAGES; n += 1) {
    const from = 1 + ((n * 7) % TALKERS);
    const first = from % 2 ? from : from - 1;
    const to = from === first ? first + 1 : first;
    const stamp = process.hrtime.bigint();
    sent.push(Number(stamp) / 1e6);
    await marked.say({ chatId: chatOfTalker(first), from, to, content: String(stamp) });
    while (waits.length <= n) waits.push(...(await windows.collect(marked.name)));
    await pause(Math.max(0, (sent[n] ?? 0) + 1000 / LIVE.rate - machineMs()));
  }
  const times = sent.map((sentAt, n) => ({ sentAt, arrivedAt: sentAt + (waits[n] ?? NaN) }));
  return waysOf(await marksOf(marked), times);
}

/** What the way of a message from window to window is made of, in the portal and in the bare echo. */
export async function measureParts(file: string, firstPort: number) {
  const on = machine();
  const talkers = Array.from({ length: TALKERS }, (_, place) => place + 1);
  const tokens = plantSessions(file, talkers);
  const database = path.join(PATHS.run, 'floor.db');
  for (const end of ['', '-wal', '-shm']) rmSync(database + end, { force: true });
  const portal = await startPortal(file, firstPort, {
    nodeArgs: ['--import', preload],
    env: markEnv('portal'),
  });
  const floor = await startServer({
    name: 'bare-echo',
    cwd: PATHS.bench,
    args: ['--import', 'tsx', '--import', preload, 'src/bare-echo.ts'],
    env: { DATABASE_FILE: database, ...markEnv('floor') },
    port: firstPort + 1,
    health: '/',
  });
  const saying = await sayingToFloor(floor.url);
  const windows = startWindows();
  try {
    const all: Marked[] = [
      {
        name: 'portal',
        server: portal,
        say: sayingToPortal(portal.url, tokens),
        file: marksFile('portal'),
      },
      { name: 'floor', server: floor, say: saying.say, file: marksFile('floor') },
    ];
    for (const { name, server } of all) {
      const auth = (memberId: number) =>
        name === 'portal' ? { token: tokens.get(memberId) } : { memberId };
      const opened = talkers.map((memberId) => ({ memberId, auth: auth(memberId) }));
      await windows.open(name, server.url, opened);
    }
    for (const marked of all) await roundOf(marked, windows);
    const ways: Record<Marked['name'], Way[]> = { portal: [], floor: [] };
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const marked of all) ways[marked.name].push(...(await roundOf(marked, windows)));
    }
    const text = partsMarkdown(on, ways);
    console.log(`\n${text}`);
    mkdirSync(PATHS.results, { recursive: true });
    writeFileSync(path.join(PATHS.results, 'inbox-parts.md'), text);
  } finally {
    saying.stop();
    windows.stop();
  }
}
