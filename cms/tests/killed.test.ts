import { setTimeout as pause } from 'node:timers/promises';
import type { Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { responsesOf } from '@hearthside/contract/form/answers';
import { LEASE_MS } from '../src/push/push-schedule';
import { chatsAt, type Person } from './harness/chats-at';
import { connect } from './harness/database';
import { formWith, section, shortAnswer } from './harness/forms';
import { get, post, put } from './harness/http';
import { openLedger, type Ledger, type Line } from './harness/ledger';
import { openSession } from './harness/members';
import { startPushService, type PushService } from './harness/push-service';
import { refuseCommits } from './harness/refused-commits';
import { discard, type Server } from './harness/server';
import { ownServer } from './harness/shared';
import { until } from './harness/until';
import { formCalls } from './form/form-calls';
import { changeLines } from './inbox/change-lines';
import { forwardLine } from './inbox/forward-lines';
import { ownPushes, pushingTo } from './notification/own-pushes';
import { savesOf, uploadsOf } from './pet/pet-lines';

/** `npm run prove` does it a hundred times as often, and on both databases. */
const KILLS = process.env.PROVE ? 200 : 2;
const REFUSALS = process.env.PROVE ? 20 : 1;
/** The server is killed so long after something of each line was acknowledged at most. */
const KILLED_WITHIN_MS = 900;

let env: Record<string, string>;
let own: Server;
let db: Knex;
let admin: Person;
const people: Person[] = [];
const chats: number[] = [];
/** The chat whose messages are changed. */
let changedChat: number;
let ledger: Ledger;
let pushService: PushService;
/** A device of a member who reads nothing in the first chat. */
let device: Awaited<ReturnType<ReturnType<typeof ownPushes>['device']>>;

/** One member's messages to one chat. */
const messagesOf = (sender: Person, chatId: number): Line => ({
  name: `messages of ${sender.id} in chat ${chatId}`,
  repeats: true,
  send(base, n) {
    const clientId = `00000000-0000-4000-8${String(chatId).padStart(3, '0')}-${String(n).padStart(12, '0')}`;
    const body = { chatId, clientId, content: `message ${n}` };
    return post('/inbox/messages', { token: sender.token, base, body });
  },
  async kept() {
    const contents: string[] = await db('inbox_messages')
      .where({ chat_id: chatId, sender_id: sender.id })
      .orderBy('id')
      .pluck('content');
    return contents.map((content) => Number(content.split(' ')[1]));
  },
});

async function newForm(): Promise<{ formId: number; questionId: number }> {
  const given = formWith({ sections: [section([shortAnswer()])] });
  const { body } = await formCalls(admin, own.info.baseUrl).create(given);
  return { formId: body.formId, questionId: Number(body.form.sections[0].questions[0].id) };
}

/** A form one member goes on filling without sending it. */
async function draftsOf(member: Person): Promise<Line> {
  const { formId, questionId } = await newForm();
  return {
    name: `drafts of form ${formId}`,
    repeats: true,
    send(base, n) {
      const responses = responsesOf({ [questionId]: { response: `draft ${n}` } });
      return put(`/forms/assigned/${formId}/draft`, {
        token: member.token,
        base,
        body: { responses },
      });
    },
    async kept() {
      const rows = await db('form_responses').where({ form_id: formId }).select('answers');
      expect(rows.length).toBeLessThan(2);
      // The last one stands for all that it has replaced.
      const last = /draft (\d+)/.exec(JSON.stringify(rows))?.[1];
      return last === undefined ? [] : Array.from({ length: Number(last) + 1 }, (_, n) => n);
    },
  };
}

/** A form that one member after the other sends. */
async function submissions(): Promise<Line> {
  const { formId, questionId } = await newForm();
  const members: Person[] = [];
  return {
    name: `submissions to form ${formId}`,
    repeats: true,
    async send(base, n) {
      members[n] ??= await chatsAt(own.info, db).signedIn();
      const { token, id } = members[n];
      const responses = responsesOf({ [questionId]: { response: `answer ${n}` } });
      const body = { formId, responses, key: `submission-of-${id}` };
      return post('/forms/submit', { token, base, body });
    },
    async kept() {
      const rows = await db('form_responses').where({ form_id: formId, status: 'pending' });
      const counted: string[] = await db('form_answers')
        .where({ form_id: formId })
        .orderBy('id')
        .pluck('content');
      // A submission and what is counted of it come and stay together.
      expect(rows.length).toBe(counted.length);
      return counted.map((content) => Number(content.split(' ')[1]));
    },
  };
}

/** Each change of the chat has a number of its own, and a window that was away reads all of them in that order. */
async function expectNumberedChanges() {
  const changed: { id: number; revision: number }[] = await db('inbox_messages')
    .where({ chat_id: changedChat })
    .where('revision', '>', 0)
    .orderBy('revision')
    .select('id', 'revision');
  const numbers = changed.map(({ revision }) => revision);
  expect(new Set(numbers).size).toBe(numbers.length);
  const chat = await db('inbox_chats').where({ id: changedChat }).first();
  expect(chat.revision).toBe(numbers.at(-1));
  const read: number[] = [];
  let after = 0;
  for (let hasMore = true; hasMore;) {
    const path = `/inbox/chats/${changedChat}/changes`;
    const asked = { token: admin.token, base: own.info.baseUrl, query: { after } };
    const { status, body } = await get(path, asked);
    expect(status).toBe(200);
    read.push(...body.messages.map(({ id }: { id: number }) => id));
    ({ upTo: after, hasMore } = body);
  }
  expect(read).toEqual(changed.map(({ id }) => id));
}

/** A push says up to which message it tells. The device was told of the last one, and of none again but after a kill. */
async function expectAllTold() {
  const isAllSent = async () => {
    const waiting = [await db('inbox_pushes'), await db('portal_push_deliveries')];
    return waiting.flat().length === 0;
  };
  // A server that is killed while it sends keeps its claim until the lease ends.
  await until('nothing waits to be told', isAllSent, LEASE_MS / 1000 + 20);
  const last = await db('inbox_chats').where({ id: chats[0] }).first('last_message_id');
  const told = device.received.map(({ upTo }) => upTo);
  expect(told.at(-1)).toBe(last.last_message_id);
  expect(told).toEqual([...told].sort((one, other) => one - other));
  expect(told.length - new Set(told).size).toBeLessThanOrEqual(KILLS);
}

/** An access token holds ten minutes, and many rounds take longer. */
async function renewSessions() {
  for (const person of [admin, ...people]) {
    Object.assign(person, await openSession(person.id, own.info, db));
  }
}

describe('what was acknowledged while messages, their changes, pets, answers and files come in', () => {
  beforeAll(async () => {
    pushService = await startPushService();
    env = { ...pushingTo(pushService), PUSH_DELAY_SECONDS: '1', SEED_DEMO: 'false' };
    own = await ownServer({ env });
    db = connect(own.info.database);
    const { signedIn, startChat } = chatsAt(own.info, db);
    admin = await signedIn({ role: 'admin' });
    for (let n = 0; n < 5; n += 1) people.push(await signedIn());
    for (let n = 0; n < 2; n += 1) {
      // The same people have one chat only; someone else is in each.
      const [first, ...others] = people as [Person, ...Person[]];
      const reader = await signedIn();
      const pushes = ownPushes(
        () => own.info,
        () => db,
      );
      if (n === 0) device = await pushes.device(reader, pushService);
      chats.push(await startChat(first, [...others, reader]));
    }
    const lines = chats.flatMap((chatId) => people.map((sender) => messagesOf(sender, chatId)));
    const [editor, other] = people as [Person, Person];
    changedChat = await startChat(editor, [other]);
    lines.push(...changeLines(db, changedChat, [editor, other]));
    const forwardedTo = await startChat(editor, [await signedIn()]);
    lines.push(forwardLine(db, editor, changedChat, forwardedTo));
    for (const owner of people.slice(0, 2))
      lines.push(await savesOf(db, own.info.baseUrl, owner), await draftsOf(owner));
    lines.push(await submissions());
    for (const owner of people.slice(0, 2)) lines.push(await uploadsOf(db, own.info, owner));
    ledger = openLedger(lines, own.info.baseUrl);
  });
  afterAll(async () => {
    await db.destroy();
    discard(own.info);
    await pushService.stop();
  });

  it(
    `is there once and in order after the server was killed ${KILLS} times in the middle of it`,
    async () => {
      for (let round = 0; round < KILLS; round += 1) {
        await ledger.untilAllGoOn();
        await pause(Math.random() * KILLED_WITHIN_MS);
        await own.kill();
        ledger.moveTo(null);
        const acknowledged = ledger.acknowledged();
        own = await ownServer({ env, after: own.info });
        await ledger.expectKept(acknowledged);
        await renewSessions();
        ledger.moveTo(own.info.baseUrl);
      }
    },
    KILLS * 60_000,
  );

  it(
    `is there once and in order after the database refused ${REFUSALS} times to commit any of it`,
    async () => {
      const tables = [
        ['inbox_messages', 'insert'],
        ['inbox_messages', 'update'],
        ['pets', 'update'],
        ['form_responses', 'insert'],
        ['form_responses', 'update'],
        ['pet_documents', 'insert'],
      ] as const;
      for (let round = 0; round < REFUSALS; round += 1) {
        await renewSessions();
        await ledger.untilAllGoOn();
        const allow: (() => Promise<void>)[] = [];
        for (const [table, event] of tables) {
          allow.push(await refuseCommits(db, table, event, '1 = 1'));
        }
        await ledger.untilAllWait();
        for (const take of allow) await take();
        await ledger.untilAllGoOn();
        await ledger.expectKept(ledger.acknowledged());
      }
    },
    60_000 + REFUSALS * 60_000,
  );

  it('is all there in the end, and what is read page by page says the same', async () => {
    await renewSessions();
    await ledger.end();
    await ledger.expectKept(ledger.acknowledged());
    for (const chatId of chats) {
      const read = await chatsAt(own.info, db).messages(admin, chatId);
      const ids: number[] = await db('inbox_messages')
        .where({ chat_id: chatId })
        .orderBy(['created_at', 'id'])
        .pluck('id');
      expect(read.map(({ id }) => id)).toEqual(ids);
      const chat = await db('inbox_chats').where({ id: chatId }).first();
      expect(chat.last_message_id).toBe(ids.at(-1));
      const [seat] = await db('inbox_seats').where({ chat_id: chatId, member_id: admin.id });
      expect(seat.unread).toBe(ids.length);
    }
    await expectNumberedChanges();
    await expectAllTold();
    await own.stop();
  }, 60_000);
});
