import { momentOf } from '@hearthside/contract/zoned-time';
import type { Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayAhead, OFFICE_ZONE } from '../harness/appointments';
import { connect } from '../harness/database';
import { get, patch, post, put } from '../harness/http';
import { discard, type Server } from '../harness/server';
import { onPostgres, ownServer } from '../harness/shared';
import { runJob, sweep, SWEEPING } from '../harness/sweep';
import { ownInbox } from './own-inbox';

let own: Server;
let into: Knex;
let inbox: ReturnType<typeof ownInbox>;
let admin: { id: number; token: string };

/** A server of its own, so that nobody else answers, and that does nothing by the clock. */
beforeAll(async () => {
  own = await ownServer({ env: { ...SWEEPING, SEED_DEMO: 'false' } });
  into = connect(own.info.database);
  inbox = ownInbox(own, into);
  admin = await inbox.member({ role: 'admin' });
});
afterAll(async () => {
  await into.destroy();
  expect(await own.stop()).toBe(0);
  discard(own.info);
});

const as = (member: { token: string }) => inbox.as(member);
const chatRow = (id: number) => into('inbox_chats').where({ id }).first();
const waitingIds = async () =>
  (
    await get('/inbox/chats/me', { ...as(admin), query: { view: 'waiting', limit: 100 } })
  ).body.chats.map(({ id }: { id: number }) => id);
const directTo = async () => {
  const owner = await inbox.member();
  const { id } = await inbox.start(owner, [admin]);
  return { owner, id };
};
/** As it is after an update from a version that did not keep who waits. */
const removeWaits = (id: number) =>
  into('inbox_chats').where({ id }).update({
    waiting_since: null,
    waiter_id: null,
    answered_up_to: null,
    waits_up_to: null,
  });

describe('chats from before an update', () => {
  it('are read by a job: who waits, how long it took, and whose own they are', async () => {
    const { owner, id } = await directTo();
    await inbox.say(owner, id);
    await inbox.say(admin, id);
    const { createdAt } = await inbox.say(owner, id);
    const group = (await inbox.start(owner, [await inbox.member(), await inbox.member()])).id;
    await inbox.say(admin, group);
    await into('inbox_waits').delete();
    await into('inbox_seats').update({ mine: null });
    for (const one of [id, group]) await removeWaits(one);
    expect((await get('/inbox/answer-times', as(admin))).body.isComplete).toBe(false);
    await runJob(own.info, 'chat-waits');
    expect((await get('/inbox/answer-times', as(admin))).body.isComplete).toBe(true);
    const row = await chatRow(id);
    expect([new Date(row.waiting_since).toISOString(), row.waiter_id]).toEqual([
      createdAt,
      owner.id,
    ]);
    expect(await into('inbox_waits').where({ chat_id: id })).toHaveLength(1);
    const mine = await get('/inbox/chats/me', { ...as(admin), query: { view: 'mine' } });
    expect(mine.body.chats.map((chat: { id: number }) => chat.id).sort()).toEqual(
      [id, group].sort(),
    );
    // A second run finds nothing to do.
    await runJob(own.info, 'chat-waits', 2);
    expect(await into('inbox_waits').where({ chat_id: id })).toHaveLength(1);
  });

  it('keep what was said to need no answer, and what an older server wrote is added', async () => {
    const { owner, id } = await directTo();
    await inbox.say(owner, id);
    await put(`/inbox/chats/${id}/waiting`, { ...as(admin), body: { waiting: false } });
    const { upTo } = { upTo: (await chatRow(id)).last_message_id as number };
    const at = new Date();
    const [{ id: messageId }] = await into('inbox_messages').insert(
      {
        chat_id: id,
        sender_id: owner.id,
        client_id: 'from-an-older-server',
        content: 'Hello',
        created_at: at,
        updated_at: at,
      },
      ['id'],
    );
    await into('inbox_chats').where({ id }).update({ last_message_id: messageId });
    await runJob(own.info, 'chat-waits');
    const row = await chatRow(id);
    expect([new Date(row.waiting_since).toISOString(), row.answered_up_to]).toEqual([
      at.toISOString(),
      upTo,
    ]);
  });
});

describe('a direct chat', () => {
  const setRole = (id: number, role: string) =>
    patch(`/users/${id}/role`, { ...as(admin), body: { role, reason: 'Asked for it' } });

  it('is with the office once one of the two becomes an admin, and no longer when they stop being one', async () => {
    const [owner, other] = [await inbox.member(), await inbox.member({ role: 'employee' })];
    const { id } = await inbox.start(owner, [other]);
    await inbox.say(owner, id);
    expect(await waitingIds()).not.toContain(id);
    expect((await setRole(other.id, 'admin')).status).toBe(200);
    await expect.poll(async () => (await chatRow(id)).waits_up_to).toBeNull();
    await runJob(own.info, 'chat-waits');
    expect(await waitingIds()).toContain(id);
    expect((await setRole(other.id, 'employee')).status).toBe(200);
    await expect.poll(async () => (await chatRow(id)).waits_up_to).toBeNull();
    await runJob(own.info, 'chat-waits');
    expect(await waitingIds()).not.toContain(id);
  });
});

describe('the answer times', () => {
  it('are the middle and nine of ten waits of each of twelve weeks', async () => {
    await into('inbox_waits').delete();
    const { id } = await directTo();
    // By the office's calendar: where its clocks change in between, weeks are an hour longer or shorter.
    const at = (weeks: number) => momentOf(dayAhead(-7 * weeks), '12:00', OFFICE_ZONE);
    const waits = [
      ...Array.from({ length: 10 }, (_, n) => ({ weeks: 3, seconds: (n + 1) * 60 })),
      { weeks: 5, seconds: 7200 },
      { weeks: 12, seconds: 1 },
    ].map(({ weeks, seconds }) => ({
      chat_id: id,
      since: at(weeks),
      answered_at: at(weeks),
      seconds,
    }));
    await into('inbox_waits').insert(waits);
    const { status, body } = await get('/inbox/answer-times', as(admin));
    expect([status, body.weeks.length]).toEqual([200, 12]);
    expect(body.weeks.at(-4)).toMatchObject({ answers: 10, median: 300, nineOfTen: 540 });
    expect(body.weeks.at(-6)).toMatchObject({ answers: 1, median: 7200, nineOfTen: 7200 });
    expect(body.weeks.at(-1)).toMatchObject({ answers: 0, median: null, nineOfTen: null });
    const total = body.weeks.reduce(
      (sum: number, one: { answers: number }) => sum + one.answers,
      0,
    );
    expect(total).toBe(11);
  });

  it.each(['employee', 'pet_owner'] as const)('are refused to %ss', async (role) => {
    const member = await inbox.member({ role });
    expect((await get('/inbox/answer-times', as(member))).status).toBe(403);
  });
});

it('notes and saved answers that were deleted are erased after a day', async () => {
  const { id } = await directTo();
  const note = await post(`/inbox/chats/${id}/notes`, { ...as(admin), body: { text: 'Hi' } });
  const old = new Date(Date.now() - 25 * 3_600_000);
  await into('inbox_notes').where({ id: note.body.note.id }).update({ deleted_at: old });
  await into('inbox_templates').insert([
    { name: 'A', text: 'a', revision: 1, deleted_at: old },
    { name: 'B', text: 'b', revision: 1, deleted_at: new Date() },
  ]);
  await sweep(own.info);
  expect(await into('inbox_notes').where({ chat_id: id })).toEqual([]);
  expect(await into('inbox_templates').pluck('name')).toEqual(['B']);
});

describe.skipIf(onPostgres)('the views of an admin with many chats', () => {
  const planOf = async (sql: string) => {
    const steps = (await into.raw(`explain query plan ${sql}`)) as { detail: string }[];
    return steps.map(({ detail }) => detail).join('\n');
  };
  it.each([
    ['true', 'inbox_seats_of_open_idx'],
    ['s.unread > 0', 'inbox_seats_of_unread_idx'],
    ['s.mine', 'inbox_seats_of_mine_idx'],
  ])('are read along their index and not sorted: %s', async (rule, index) => {
    const plan = await planOf(
      `select * from inbox_seats as s join inbox_chats as c on c.id = s.chat_id
       where s.member_id = 1 and ${rule} and s.closed_at is null
       order by s.active_at desc, s.id desc limit 31`,
    );
    expect(plan).toContain(index);
    expect(plan).not.toContain('TEMP B-TREE');
  });
});
