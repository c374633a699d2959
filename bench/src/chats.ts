import { VIEWED_SIZES } from './goals.ts';
import { adminAsks, adminReady, measureGrowth } from './growth.ts';
import { addChats, type BenchChat } from './inbox-data.ts';
import { people } from './people.ts';
import { fillPortal } from './portal.ts';
import type { Database } from './sqlite.ts';

/** People who write to the office, at every size. */
const WRITERS = 100;
const MESSAGES_OF_EACH = 10;
/** Of all chats: every tenth is unread, every twentieth waits for the office, every thirtieth is the admin's own. */
const SHARES = { unread: 10, waits: 20, mine: 30 } as const;

/** Fills a portal database with chats between the office and a member. */
async function fillChats(database: Database, size: number) {
  const list = people(WRITERS + 1).map((person, place) => ({
    ...person,
    role: place === WRITERS ? ('admin' as const) : ('pet_owner' as const),
    verified: true,
    confirmed: true,
  }));
  await fillPortal(database, list);
  const adminId = WRITERS + 1;
  const chats: BenchChat[] = Array.from({ length: size }, (_, n) => ({
    id: n + 1,
    memberIds: [1 + (n % WRITERS), 1 + ((n + 1) % WRITERS)],
    messages: MESSAGES_OF_EACH,
  }));
  function* inRounds() {
    for (let round = 0; round < MESSAGES_OF_EACH; round += 1) yield* chats;
  }
  addChats(database, { chats, adminId, inOrder: inRounds });
  database.prepare('update inbox_chats set office_chat = 1').run();
  database
    .prepare(`update inbox_seats set unread = 3 where member_id = ? and chat_id % ? = 0`)
    .run(adminId, SHARES.unread);
  database
    .prepare(`update inbox_seats set mine = 1 where member_id = ? and chat_id % ? = 0`)
    .run(adminId, SHARES.mine);
  database
    .prepare(
      `update inbox_chats set waiting_since = active_at, waiter_id = opener_id where id % ? = 0`,
    )
    .run(SHARES.waits);
}

const LIST = '/api/inbox/chats/me';

await measureGrowth({
  name: 'chats',
  title: 'The office’s inbox',
  things: 'chats',
  sizes: VIEWED_SIZES,
  port: 4370,
  fill: fillChats,
  ready: adminReady,
  questions: adminAsks([
    ['all', LIST],
    ['unread', `${LIST}?view=unread`],
    ['mine', `${LIST}?view=mine`],
    ['waiting for us', `${LIST}?view=waiting`],
    ['assigned to nobody', `${LIST}?assignee=0`],
    ['closed', `${LIST}?closed=true`],
    ['how many are in the views', '/api/inbox/views'],
  ]),
});
