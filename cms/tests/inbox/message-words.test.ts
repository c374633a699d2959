import type { Knex } from 'knex';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connect } from '../harness/database';
import { del, get, patch } from '../harness/http';
import { discard, startServer, type Server } from '../harness/server';
import { onPostgres, ownServer } from '../harness/shared';
import { runJob, sweep, SWEEPING } from '../harness/sweep';
import { ownInbox } from './own-inbox';

const env = { ...SWEEPING, SEED_DEMO: 'false' };
let own: Server;
let into: Knex;
let inbox: ReturnType<typeof ownInbox>;

beforeAll(async () => {
  own = await ownServer({ env });
  into = connect(own.info.database);
  inbox = ownInbox(own, into);
});
afterAll(async () => {
  await into.destroy();
  expect(await own.stop()).toBe(0);
  discard(own.info);
});

type Caller = Awaited<ReturnType<typeof inbox.member>>;
async function find(caller: Caller, search: string, limit = 50) {
  const { status, body } = await get('/inbox/messages', {
    ...inbox.as(caller),
    query: { search, limit },
  });
  expect(status).toBe(200);
  return body as { found: { id: number }[]; isComplete: boolean };
}

/** A portal with a chat, whose two people are the only ones. */
async function talk() {
  const [anna, bert] = [await inbox.member(), await inbox.member()];
  return { anna, bert, chat: await inbox.start(anna, [bert]) };
}

it('messages from before there was an index are found after the update, step by step', async () => {
  const { anna, bert, chat } = await talk();
  const early = await inbox.say(anna, chat.id, 'Early biscuits');
  const gone = await inbox.say(anna, chat.id, 'Biscuits that are gone');
  await del(`/inbox/chats/${chat.id}/messages/${gone.id}`, inbox.as(anna));
  const now = new Date();
  const rows = Array.from({ length: 250 }, (_, n) => ({
    chat_id: chat.id,
    sender_id: bert.id,
    client_id: `before-${n}`,
    content: `Line ${n}`,
    created_at: now,
    updated_at: now,
  }));
  await into.batchInsert('inbox_messages', rows, 50);
  await into.schema.dropTable('message_terms');
  await own.stop();
  own = await startServer({ after: own.info, env });
  inbox = ownInbox(own, into);
  expect(await find(bert, 'biscuits')).toMatchObject({ found: [], isComplete: false });
  const late = await inbox.say(anna, chat.id, 'Late biscuits');
  expect(await find(bert, 'biscuits')).toMatchObject({ found: [{ id: late.id }] });
  await runJob(own.info, 'message-words');
  const { found, isComplete } = await find(bert, 'biscuits');
  expect([found.map(({ id }) => id), isComplete]).toEqual([[late.id, early.id], true]);
  expect((await find(anna, 'line 24')).found).toHaveLength(11);
  await runJob(own.info, 'message-words');
  expect((await find(bert, 'biscuits')).found).toHaveLength(2);
});

it('an edit while the index is being filled hides none of the messages between', async () => {
  const { anna, bert, chat } = await talk();
  const first = await inbox.say(anna, chat.id, 'Saffron');
  const second = await inbox.say(bert, chat.id, 'Saffron too');
  await into('message_terms').delete();
  const body = { content: 'Saffron, really' };
  const path = `/inbox/chats/${chat.id}/messages/${first.id}`;
  expect((await patch(path, { ...inbox.as(anna), body })).status).toBe(200);
  expect((await find(bert, 'saffron')).isComplete).toBe(false);
  await runJob(own.info, 'message-words');
  const { found, isComplete } = await find(bert, 'saffron');
  expect([found.map(({ id }) => id), isComplete]).toEqual([[second.id, first.id], true]);
  expect((await find(bert, 'really')).found).toHaveLength(1);
});

it.skipIf(onPostgres)('no trace of a deleted message is in the index after a night', async () => {
  const { anna, bert, chat } = await talk();
  const kept = await inbox.say(bert, chat.id, 'Vet at noon');
  const message = await inbox.say(anna, chat.id, 'Quixotry');
  const traces = async () => {
    const row = await into('message_terms_data')
      .whereRaw("instr(block, cast('quixotry' as blob)) > 0")
      .count({ count: '*' })
      .first();
    return Number(row?.count);
  };
  await del(`/inbox/chats/${chat.id}/messages/${message.id}`, inbox.as(anna));
  expect(await traces()).toBeGreaterThan(0);
  await sweep(own.info);
  expect(await traces()).toBe(0);
  expect((await find(anna, 'noon')).found).toEqual([expect.objectContaining({ id: kept.id })]);
});
