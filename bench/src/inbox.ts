import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CHAT_SIZES, LIVE, LOAD } from './goals.ts';
import { fillInbox, LISTED, PAGED_CHAT, plantSessions, READERS, TALKERS } from './inbox-data.ts';
import { liveRound, roundLine, sayingToFloor, sayingToPortal } from './inbox-live.ts';
import { measureParts } from './inbox-parts.ts';
import { inboxMarkdown, type InboxResults } from './inbox-report.ts';
import { measureInTurns, type Measured } from './load.ts';
import { PATHS } from './paths.ts';
import { startPortal } from './portal.ts';
import { machine } from './report.ts';
import { ask } from './same-answer.ts';
import { seededDatabases } from './seeded.ts';
import { startServer, stoppingServers } from './server-process.ts';
import { startWindows } from './windows-process.ts';

let port = 4240;

const talkers = Array.from({ length: TALKERS }, (_, place) => place + 1);

async function startOne(size: number, file: string) {
  const tokens = plantSessions(file, [...talkers, ...Object.values(READERS)]);
  const server = await startPortal(file, port++);
  const token = (reader: number) => tokens.get(reader) ?? '';
  const chat = JSON.parse(
    await ask(`${server.url}/api/inbox/chats/${PAGED_CHAT}`, token(READERS.page)),
  ) as { messages: { id: number }[] };
  const newest = chat.messages.at(-1)?.id ?? 0;
  const { chats } = JSON.parse(
    await ask(`${server.url}/api/inbox/chats/me?limit=100`, token(READERS.many)),
  ) as { chats: object[] };
  if (chats.length !== 100) throw new Error('The list is not what it should be.');
  return { size, url: server.url, tokens, token, newest };
}
type Portal = Awaited<ReturnType<typeof startOne>>;

const turn = (name: string, { url }: Portal, token: string, paths: string[]) => ({
  target: { name, url, token, paths },
  warmUpSeconds: LOAD.besideWarmUpSeconds,
  seconds: LOAD.besideSeconds,
});

/** Pages of the short and of the long chat. */
async function measurePages(portals: readonly Portal[]): Promise<InboxResults['pages']> {
  const at = `/api/inbox/chats/${PAGED_CHAT}`;
  const questions: [string, (portal: Portal) => string][] = [
    ['newest page', () => at],
    ['older page, from the middle', ({ newest }) => `${at}?lastMessageId=${newest >> 1}`],
    ['after the middle, as after a reconnect', ({ newest }) => `${at}?after=${newest >> 1}`],
  ];
  const pages: InboxResults['pages'] = [];
  for (const [question, pathOf] of questions) {
    console.log(question);
    const turns = portals.map((portal) =>
      turn(String(portal.size), portal, portal.token(READERS.page), [pathOf(portal)]),
    );
    const [short, long] = (await measureInTurns(turns, LOAD.rounds)) as [Measured, Measured];
    pages.push({ question, short: short.rounds, long: long.rounds });
  }
  return pages;
}

/** The lists of a member with few chats and of one with many. */
async function measureLists(portal: Portal): Promise<InboxResults['lists']> {
  const lists: InboxResults['lists'] = [];
  for (const [question, query] of [
    ['first page', ''],
    ['search by name', '?search=circle'],
    ['unread and settings', null],
  ] as const) {
    console.log(`list: ${question}`);
    const asked = query === null ? '/api/inbox/state' : `/api/inbox/chats/me${query}`;
    const turns = (['few', 'many'] as const).map((which) =>
      turn(`${LISTED[which]} chats`, portal, portal.token(READERS[which]), [asked]),
    );
    const [few, many] = (await measureInTurns(turns, LOAD.rounds)) as [Measured, Measured];
    lists.push({ question, few: few.rounds, many: many.rounds });
  }
  return lists;
}

/** From sending to arriving, the portal and the baseline in turns. */
async function measureLive(portal: Portal): Promise<InboxResults['live']> {
  console.log('From sending to arriving');
  const database = path.join(PATHS.run, 'floor.db');
  for (const end of ['', '-wal', '-shm']) rmSync(database + end, { force: true });
  const floor = await startServer({
    name: 'bare-echo',
    cwd: PATHS.bench,
    args: ['--import', 'tsx', 'src/bare-echo.ts'],
    env: { DATABASE_FILE: database },
    port: port++,
    health: '/',
  });
  const windows = startWindows();
  const saying = await sayingToFloor(floor.url);
  try {
    const tokenOf = (memberId: number) => portal.tokens.get(memberId) ?? '';
    await windows.open(
      'portal',
      portal.url,
      talkers.map((memberId) => ({ memberId, auth: { token: tokenOf(memberId) } })),
    );
    await windows.open(
      'floor',
      floor.url,
      talkers.map((memberId) => ({ memberId, auth: { memberId } })),
    );
    const targets = [
      ['portal', sayingToPortal(portal.url, portal.tokens)],
      ['floor', saying.say],
    ] as const;
    for (const [name, say] of targets) await liveRound(name, say, windows, LIVE.warmUpSeconds);
    const live: InboxResults['live'] = { portal: [], floor: [] };
    for (let round = 0; round < LIVE.rounds; round += 1) {
      for (const [name, say] of targets) {
        const measured = await liveRound(name, say, windows, LIVE.seconds);
        live[name].push(measured);
        console.log(`  round ${round + 1}: ${name} ${roundLine(measured)}`);
      }
    }
    return live;
  } finally {
    saying.stop();
    windows.stop();
    await floor.stop();
  }
}

await stoppingServers(async () => {
  const on = machine();
  const asked = process.argv.slice(2);
  const isForParts = asked.includes('parts');
  console.log('Preparing the data (made once for a schema) …');
  const files = await seededDatabases(
    { name: 'inbox', boot: (file) => startPortal(file, port++), fill: fillInbox },
    isForParts ? CHAT_SIZES.slice(0, 1) : CHAT_SIZES,
  );
  if (isForParts) return measureParts(files.get(CHAT_SIZES[0]) ?? '', port);
  const portals: Portal[] = [];
  for (const size of CHAT_SIZES) portals.push(await startOne(size, files.get(size) ?? ''));
  const [short] = portals as [Portal];
  const isAsked = (part: keyof InboxResults) => asked.length === 0 || asked.includes(part);
  const results: Partial<InboxResults> = {};
  if (isAsked('live')) results.live = await measureLive(short);
  if (isAsked('pages')) results.pages = await measurePages(portals);
  if (isAsked('lists')) results.lists = await measureLists(short);
  const text = inboxMarkdown(on, results);
  console.log(`\n${text}`);
  if (asked.length > 0) return;
  mkdirSync(PATHS.results, { recursive: true });
  writeFileSync(path.join(PATHS.results, 'inbox.md'), text);
});
