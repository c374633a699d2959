import { describe, expect, it } from 'vitest';
import {
  chatFor,
  chatOfTwo,
  closeChat,
  listOf,
  say,
  seatOf,
  sendTo,
  setSeat,
  startChat,
  stateOf,
} from '../harness/chats';
import { db } from '../harness/database';
import { patch, post } from '../harness/http';
import { openSession, signedIn, unique } from '../harness/members';
import { onPostgres } from '../harness/shared';
import { makeTrust } from '../harness/trusts';
import { until } from '../harness/until';

const admin = await signedIn({ role: 'admin' });
const times = (count: number) => Array.from({ length: count }, (_, at) => at);
const readTo = (member: { token: string }, chatId: number, readUpTo: number) =>
  setSeat(member, chatId, { readUpTo });
const unreadFor = async (member: { token: string }, chatId: number) =>
  (await chatFor(member, chatId)).unread;

/** What every seat says is unread, beside what the messages themselves say. */
async function expectExact(chatId: number) {
  const messages: { id: number; sender_id: number | null; created_at: string | Date }[] = await db(
    'inbox_messages',
  )
    .where({ chat_id: chatId })
    .orderBy('id');
  const seats = await db('inbox_seats').where({ chat_id: chatId });
  for (const seat of seats) {
    const left = messages.filter(
      ({ id, sender_id: sender }) => id > seat.read_up_to && sender !== seat.member_id,
    );
    const since = seat.unread_since === null ? null : new Date(seat.unread_since).getTime();
    expect({ member: seat.member_id, unread: seat.unread, since }).toEqual({
      member: seat.member_id,
      unread: left.length,
      since: left[0] ? new Date(left[0].created_at).getTime() : null,
    });
    expect(seat.read_up_to).toBeLessThanOrEqual(messages.at(-1)?.id ?? 0);
  }
  return seats.length;
}

/** Writes a message as `send` does, and keeps it only when it is told to. */
async function writeHalf(chatId: number, senderId: number) {
  const writing = await db.transaction();
  await writing('inbox_chats').where({ id: chatId }).forNoKeyUpdate().first('id');
  const at = new Date();
  const row = { chat_id: chatId, sender_id: senderId, client_id: unique('half'), content: 'Half' };
  const [{ id }] = await writing('inbox_messages').insert(
    { ...row, created_at: at, updated_at: at },
    ['id'],
  );
  const seats = () => writing('inbox_seats').where({ chat_id: chatId });
  await seats()
    .whereNot('member_id', senderId)
    .update({
      unread: db.raw('unread + 1'),
      unread_since: db.raw('coalesce(unread_since, ?)', [at]),
    });
  await seats().where({ member_id: senderId, unread: 0 }).update({ read_up_to: id });
  await writing('inbox_chats').where({ id: chatId }).update({ last_message_id: id });
  return () => writing.commit();
}

describe('what is unread', () => {
  it('is counted for each member separately, and never includes their own messages', async () => {
    const [anna, bert, carl] = [await signedIn(), await signedIn(), await signedIn()];
    const { id } = await startChat(anna, [bert, carl]);
    const unread = () =>
      Promise.all([anna, bert, carl, admin].map((member) => unreadFor(member, id)));
    expect(await unread()).toEqual([0, 0, 0, 0]);
    await say(anna, id);
    const second = await say(anna, id);
    await say(anna, id);
    expect(await unread()).toEqual([0, 3, 3, 3]);
    await readTo(bert, id, second.id);
    expect(await unread()).toEqual([0, 1, 3, 3]);
    // To write is not to have read: a device may send late what passes messages nobody has seen.
    const answer = await say(bert, id);
    expect(await unread()).toEqual([1, 1, 4, 4]);
    expect((await chatFor(bert, id)).readUpTo).toBe(second.id);
    await readTo(bert, id, answer.id);
    // Who has read everything goes on having read everything.
    const next = await say(bert, id);
    expect(await unread()).toEqual([2, 0, 5, 5]);
    expect((await chatFor(bert, id)).readUpTo).toBe(next.id);
    await say(admin, id);
    expect(await unread()).toEqual([3, 1, 6, 5]);
    await expectExact(id);
    const [listed] = (await listOf(carl)).chats;
    expect(listed).toMatchObject({ id, unread: 6, readUpTo: 0 });
  });

  it('is read as far as somebody says, at most to the last message, and never backwards', async () => {
    const { chat, people } = await chatOfTwo();
    const [anna, bert] = people;
    expect((await readTo(bert, chat.id, 5)).body.chat).toMatchObject({ readUpTo: 0, unread: 0 });
    const [first, second, last] = [
      await say(anna, chat.id),
      await say(anna, chat.id),
      await say(anna, chat.id),
    ];
    const steps = [
      [second.id, second.id, 1],
      [first.id, second.id, 1],
      [0, second.id, 1],
      [second.id, second.id, 1],
      [2_147_483_647, last.id, 0],
      [first.id, last.id, 0],
    ] as const;
    for (const [said, readUpTo, unread] of steps) {
      const { status, body } = await readTo(bert, chat.id, said);
      expect([status, body.chat]).toMatchObject([200, { readUpTo, unread }]);
      await expectExact(chat.id);
    }
    // What comes after is new, however far ahead someone has said.
    await say(anna, chat.id);
    expect(await unreadFor(bert, chat.id)).toBe(1);
    const seen = (await chatFor(anna, chat.id)).members.find(({ user }) => user.id === bert.id);
    expect(seen?.readUpTo).toBe(last.id);
  });

  it('is the same for two devices, whichever reports first', async () => {
    for (const order of [
      [0, 2],
      [2, 0],
    ] as const) {
      const { chat, people } = await chatOfTwo();
      const [anna, bert] = people;
      const phone = await openSession(bert.id);
      const sent = [await say(anna, chat.id), await say(anna, chat.id), await say(anna, chat.id)];
      const told = order.map((at) => sent[at]?.id ?? 0);
      const replies = await Promise.all([
        readTo(bert, chat.id, told[0] ?? 0),
        readTo(phone, chat.id, told[1] ?? 0),
      ]);
      expect(replies.map(({ status }) => status)).toEqual([200, 200]);
      for (const device of [bert, phone]) {
        expect(await chatFor(device, chat.id)).toMatchObject({ unread: 0, readUpTo: sent[2]?.id });
      }
    }
  });

  it.each([
    { readUpTo: -1 },
    { readUpTo: 1.5 },
    { readUpTo: '5' },
    { readUpTo: null },
    { readUpTo: 2_147_483_648 },
    { unread: 0 },
    { notifications: 'yes' },
    { closed: true },
    { office: true },
    { guest: true },
  ])('is not marked as read by %j', async (body) => {
    const { chat, people } = await chatOfTwo();
    await say(people[0], chat.id);
    const before = await seatOf(chat.id, people[1].id);
    const reply = await setSeat(people[1], chat.id, body);
    const [field = ''] = Object.keys(body);
    expect([reply.status, reply.body.details]).toEqual([400, { [field]: expect.any(String) }]);
    expect(await seatOf(chat.id, people[1].id)).toEqual(before);
  });

  it('in total is that of open chats whose notifications are on', async () => {
    const [anna, bert, carl] = [await signedIn(), await signedIn(), await signedIn()];
    const [direct, group] = [await startChat(anna, [bert]), await startChat(carl, [anna, bert])];
    const total = async (member = bert) => (await stateOf(member)).unread;
    expect(await stateOf(bert)).toEqual({
      unread: 0,
      hasChats: true,
      mailUnread: true,
      countsAgainAt: null,
    });
    await say(anna, direct.id);
    await say(anna, direct.id);
    await say(carl, group.id);
    expect([await total(), await total(anna), await total(carl)]).toEqual([3, 1, 0]);

    expect((await setSeat(bert, direct.id, { notifications: false })).status).toBe(200);
    expect(await total()).toBe(1);
    expect(await chatFor(bert, direct.id)).toMatchObject({ unread: 2, notifications: false });
    await say(anna, direct.id);
    expect(await total()).toBe(1);
    expect((await setSeat(bert, direct.id, { notifications: true })).status).toBe(200);
    expect(await total()).toBe(4);

    expect((await closeChat(bert, direct.id)).status).toBe(200);
    expect(await total()).toBe(1);
    expect((await setSeat(bert, direct.id, { closed: false })).status).toBe(200);
    // Closing is not having seen.
    expect(await total()).toBe(4);
    await closeChat(bert, direct.id);
    await say(anna, direct.id);
    expect(await total()).toBe(5);
    await expectExact(direct.id);
    await expectExact(group.id);
  });

  it('is not in the total of an admin who is there by office, until they turn notifications on', async () => {
    const other = await signedIn({ role: 'admin' });
    const before = (await stateOf(other)).unread;
    const { chat, people } = await chatOfTwo();
    await say(people[0], chat.id);
    expect(await chatFor(other, chat.id)).toMatchObject({ unread: 1, notifications: false });
    expect((await stateOf(other)).unread).toBe(before);
    await setSeat(other, chat.id, { notifications: true });
    expect((await stateOf(other)).unread).toBe(before + 1);
  });
});

describe('what is unread stays exact', () => {
  it('while several write and read at once', async () => {
    const people = await Promise.all(times(4).map(() => signedIn()));
    const [opener, ...others] = people as [(typeof people)[0], ...typeof people];
    const { id } = await startChat(opener, others);
    let newest = 0;
    await Promise.all(
      people.flatMap((member, who) => [
        ...times(8).map(async (at) => {
          const { status, body } = await sendTo(member, id, `${who}.${at}`);
          expect(status).toBe(200);
          newest = Math.max(newest, body.message.id);
          if (at % 3 === 0) {
            expect((await readTo(member, id, body.message.id - who)).status).toBe(200);
          }
        }),
        (async () => expect((await readTo(member, id, newest)).status).toBe(200))(),
        (async () => expect((await closeChat(member, id)).status).toBe(200))(),
      ]),
    );
    // The four and all admins.
    expect(await expectExact(id)).toBeGreaterThan(4);
    const total = await Promise.all(people.map(stateOf));
    const seats = await Promise.all(people.map((member) => seatOf(id, member.id)));
    expect(total.map(({ unread }) => unread)).toEqual(
      seats.map(({ unread, closed_at: closed }) => (closed === null ? unread : 0)),
    );
  });

  /** On SQLite the one is over before the other begins. */
  it.skipIf(!onPostgres).each([
    ['is assigned to its trust', 'the one who joins waits'],
    ['becomes an admin', 'the new admin waits'],
  ])('for who %s at the moment in which somebody writes', async (how, waiting) => {
    const [anna, bert] = [await signedIn(), await signedIn()];
    const { id: trustId } = await makeTrust();
    const assign = (userId: number) =>
      post('/trusts/assign', { token: admin.token, body: { userId, trustId } });
    const promote = (id: number) =>
      patch(`/users/${id}/role`, { token: admin.token, body: { role: 'admin', reason: 'A test' } });
    expect((await assign(anna.id)).status).toBe(200);
    const { id: chatId } = (await listOf(anna)).chats[0] as { id: number };
    await say(anna, chatId);

    const keep = await writeHalf(chatId, anna.id);
    const joined = (how.startsWith('becomes') ? promote : assign)(bert.id);
    const waits = async () =>
      (await db('pg_stat_activity').where({ wait_event_type: 'Lock' })).length > 0;
    const sits = async () => (await seatOf(chatId, bert.id)) !== undefined;
    await until(waiting, async () => (await waits()) || sits());
    await keep();
    expect((await joined).status).toBe(200);
    await until('they sit', sits);
    await expectExact(chatId);
  });
});
