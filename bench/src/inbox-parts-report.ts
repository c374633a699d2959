import { meanOf, meanSteps, middleHalf, type Way } from './inbox-marks.ts';
import type { Machine } from './report.ts';

/** What each step is for, and whether it can go. */
const MEANING: Record<string, readonly [what: string, canGo: string]> = {
  request: ['the request on its way, until its head is read', 'no: HTTP, as every write'],
  session: [
    'the gate: head and body are read and checked, and whose session it is (believed for a second)',
    'no: a session that was ended must end within a second',
  ],
  begin: ['the transaction begins', 'no: message, counts and chat change together'],
  rights: [
    'whether the sender still has the rights that the gate found',
    'no: rights may go while a request waits',
  ],
  lock: ['the chat is locked', 'only PostgreSQL needs it'],
  seat: ['the chat with the sender’s seat: whether they take part, and whether it is open', 'no'],
  message: ['the message is added, once for its `clientId`', 'no: it is the message'],
  counts: [
    'unread messages are counted for everybody else in the chat',
    'no: lists and badges read them',
  ],
  chat: ['the chat moves to the top of everybody’s list', 'no: the lists are sorted by it'],
  commit: ['the commit, which waits for the disk', 'no: what was acknowledged must survive'],
  readers: ['who may read the chat now', 'no: nobody else may be told'],
  broadcast: ['the message is encoded and written to the sockets', 'no'],
  other: ['what else the server did meanwhile, such as its jobs', 'no'],
  arrival: ['from the socket to the window', 'no'],
};

const ms = (value: number) => value.toFixed(2);
/** One server's steps as a table. */
function tableOf(ways: readonly Way[]): string {
  const rows = meanSteps(ways).map(({ name, database, around }) => {
    const [what, canGo] = MEANING[name] ?? [`\`${name}\``, ''];
    return [what, ms(database + around), ms(database), ms(around), canGo];
  });
  const sum = ['**all of it**', ms(meanOf(ways)), '', '', ''];
  const lines = [...rows, sum].map((cells) => `| ${cells.join(' | ')} |`);
  return `| step | ms | of it in SQLite | around it | can it go? |
| --- | --- | --- | --- | --- |
${lines.join('\n')}`;
}

/** The results as they are saved. */
export function partsMarkdown(on: Machine, all: Record<'portal' | 'floor', readonly Way[]>) {
  const [portal, floor] = [middleHalf(all.portal), middleHalf(all.floor)];
  return `# What the way of a message is made of

Node ${on.node}, ${on.cores} cores (${on.cpu}), ${on.memoryGb} GB; load before the run ${on.loadBefore.toFixed(1)}.
SQLite (WAL, synchronous FULL). How: \`pnpm --filter @hearthside/bench inbox parts\`. ${all.portal.length} messages, one at a time, from window to
window; means over the middle half of them: the portal ${ms(meanOf(portal))} ms, the bare echo ${ms(meanOf(floor))} ms, ${(meanOf(portal) / meanOf(floor)).toFixed(1)} × as much. Each
step is the time since the one before it; \`around it\` is JavaScript: building the SQL, promises, checks. Writing the
marks down takes part of it.

## The portal

${tableOf(portal)}

## The bare echo

${tableOf(floor)}
`;
}
