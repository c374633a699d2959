import { VIEWED_SIZES } from './goals.ts';
import { adminAsks, adminReady, measureGrowth } from './growth.ts';
import { addChats, type BenchChat } from './inbox-data.ts';
import { people } from './people.ts';
import { fillPortal } from './portal.ts';
import { insert, type Database } from './sqlite.ts';

/** A moment among those of the other chats. */
const AT = Date.UTC(2025, 9, 1);
/** Two people and the admin. */
const SEATS_OF_EACH = 3;
/** People who write to the office, at every size. */
const WRITERS = 100;
const MESSAGES_OF_EACH = 3;
/**
 * Of all chats: every tenth is unread and waits for the office, every twentieth is the admin's own, and every
 * twenty-fifth is put away. The rest of the portal's chats are as many of pets, in which nobody has written.
 */
const SHARES = { unread: 10, waits: 10, mine: 20, closed: 25 } as const;

/** Adds as many chats of pets with the admin's seat in each, put away until somebody writes in it. */
function addUnwritten(database: Database, adminId: number, size: number) {
  const dates = { active_at: AT, created_at: AT, updated_at: AT, published_at: AT };
  const places = Array.from({ length: size }, (_, place) => place);
  insert(
    database,
    'inbox_chats',
    places.map((place) => ({ id: size + 1 + place, kind: 'pet', ...dates })),
  );
  const seat = { member_id: adminId, guest: 0, office: true, notifications: false, mine: false };
  const read = { read_up_to: 0, mailed_up_to: 0, unread: 0, unread_mentions: 0 };
  insert(
    database,
    'inbox_seats',
    places.map((place) => ({
      id: SEATS_OF_EACH * size + 1 + place,
      chat_id: size + 1 + place,
      ...{ ...seat, ...read, closed_at: AT, unwritten: true, ...dates },
    })),
  );
}

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
  database
    .prepare(`update inbox_seats set closed_at = active_at where member_id = ? and chat_id % ? = 1`)
    .run(adminId, SHARES.closed);
  addUnwritten(database, adminId, size);
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
