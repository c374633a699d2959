import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect, insert } from '../harness/database';
import { get, type Ask } from '../harness/http';
import { makeMember, unique, type TestMember, type TestSession } from '../harness/members';
import { memoryGrowth, REPORTS_MEMORY } from '../harness/memory';
import { logLines } from '../harness/server-log';
import { discard, type Server } from '../harness/server';
import { ownServer } from '../harness/shared';
import { SWEEPING } from '../harness/sweep';
import { temporaryFiles } from '../harness/temporary';
import { lengthOf, sendFilm } from './long-film';
import { ownInbox } from './own-inbox';

/** What a page of the list may cost, and a chat with a page of its messages, whatever there is on it. */
const LIST_MOST = 6;
const CHAT_MOST = 8;
let own: Server;
let into: Knex;
let inbox: ReturnType<typeof ownInbox>;
let reader: TestMember & TestSession;

/** Does nothing by the clock, whose queries would be among those that are counted. */
const QUIET = { NODE_OPTIONS: `${REPORTS_MEMORY.NODE_OPTIONS} ${SWEEPING.NODE_OPTIONS}` };

/** A server that writes down every query it asks, and how much memory it uses. */
beforeAll(async () => {
  own = await ownServer({
    env: { ...QUIET, SEED_DEMO: 'false', DEBUG: 'knex:query', DEBUG_COLORS: 'no' },
  });
  into = connect(own.info.database);
  inbox = ownInbox(own, into);
  reader = await inbox.member();
});
afterAll(async () => {
  await into.destroy();
  expect(await own.stop()).toBe(0);
  discard(own.info);
});

const QUERY = / knex:query (select|with|insert|update|delete)\b/;
/** Whose session it is, is looked up once a second by every page; what a page itself asks is the rest. */
const SESSION = /portal_sessions/;
/** The server looks by itself for mails and push notifications to be sent. */
const TO_SEND = /portal_mails|portal_push|inbox_pushes|clock_timestamp/;
const asked = () =>
  logLines(own.info.logFile).filter(
    (line) => QUERY.test(line) && !SESSION.test(line) && !TO_SEND.test(line),
  );

/** What a call asks of the database, and its answer. */
async function costOf(path: string, query: Ask['query'] = {}) {
  const before = asked().length;
  const { status, body } = await get(path, { token: reader.token, base: own.info.baseUrl, query });
  expect([path, status]).toEqual([path, 200]);
  return { queries: asked().slice(before), body };
}

/** Plants rows many at a time, and tells their ids. */
async function plant(table: string, rows: Record<string, unknown>[]): Promise<number[]> {
  const now = new Date();
  const ids: number[] = [];
  for (let from = 0; from < rows.length; from += 50) {
    const part = rows
      .slice(from, from + 50)
      .map((row) => ({ created_at: now, updated_at: now, ...row }));
    ids.push(...(await into(table).insert(part, ['id'])).map(({ id }) => Number(id)));
  }
  return ids;
}

const seat = (chat_id: number, member_id: number, at: number) => ({
  chat_id,
  member_id,
  office: false,
  guest: false,
  notifications: true,
  read_up_to: 0,
  mailed_up_to: 0,
  unread: 1,
  active_at: new Date(at),
});
const message = (chat_id: number, sender_id: number, at: number) => ({
  chat_id,
  sender_id,
  client_id: randomUUID(),
  content: `Message ${at}`,
  created_at: new Date(at),
});
/** A paper with each message. */
async function plantPapers(chatIds: number[], messageIds: number[], owner_id: number) {
  const title = 'Paper.pdf';
  const fileIds = await plant(
    'portal_files',
    messageIds.map(() => ({
      document_id: randomUUID().slice(0, 24),
      key: `${randomUUID()}.pdf`,
      title,
      mime: 'application/pdf',
      size: 7,
      owner_id,
    })),
  );
  await plant(
    'inbox_files',
    messageIds.map((message_id, at) => ({
      message_id,
      chat_id: chatIds[at % chatIds.length],
      file_id: fileIds[at],
      uploader_id: owner_id,
      kind: 'document',
      title,
    })),
  );
}

it('a list of chats costs at most six queries, with one chat or five hundred', async () => {
  const others = await Promise.all(
    Array.from({ length: 10 }, () => makeMember({ lastName: unique('Query'), into })),
  );
  const start = Date.now() - 1_000_000;
  const add = async (count: number, from: number) => {
    const chats = await plant(
      'inbox_chats',
      Array.from({ length: count }, (_, at) => ({
        kind: 'group',
        name: `Chat ${from + at}`,
        search_key: `chat ${from + at}`,
        active_at: new Date(start + from + at),
      })),
    );
    const people = [reader, ...others];
    const seats = chats.flatMap((id, at) =>
      people.map((one) => seat(id, one.id, start + from + at)),
    );
    await plant('inbox_seats', seats);
    const sender = others[0]?.id ?? 0;
    const messages = await plant(
      'inbox_messages',
      chats.map((id, at) => message(id, sender, start + at)),
    );
    for (const [at, id] of chats.entries()) {
      await into('inbox_chats').where({ id }).update({ last_message_id: messages[at] });
    }
    await plantPapers(chats, messages, sender);
  };
  await add(1, 0);
  const one = await costOf('/inbox/chats/me');
  expect(one.body.chats).toMatchObject([
    { members: { length: 11 }, lastMessage: { attachments: [{ title: 'Paper.pdf' }] } },
  ]);
  await add(499, 1);
  const many = await costOf('/inbox/chats/me');
  const most = await costOf('/inbox/chats/me', { limit: 100 });
  const next = await costOf('/inbox/chats/me', { limit: 100, before: most.body.next });
  const found = await costOf('/inbox/chats/me', { search: 'chat 7', limit: 100 });
  expect([many.body.chats.length, most.body.chats.length, next.body.chats.length]).toEqual([
    30, 100, 100,
  ]);
  expect(found.body.chats).toHaveLength(11);
  expect(one.queries.length).toBeGreaterThan(2);
  for (const { queries } of [one, many, most, next, found]) {
    expect(queries.length, queries.join('\n')).toBeLessThanOrEqual(LIST_MOST);
  }
});

it('a chat with a page of its messages costs at most eight queries, with one of everything or with many', async () => {
  const chatWith = async (people: number, messages: number) => {
    const senders = await Promise.all(
      Array.from({ length: people }, () => makeMember({ lastName: unique('Query'), into })),
    );
    const gone = await Promise.all(Array.from({ length: people }, () => makeMember({ into })));
    const now = Date.now();
    const active_at = new Date(now);
    const id = await insert('inbox_chats', { kind: 'group', name: 'Large', active_at }, into);
    await plant(
      'inbox_seats',
      [reader, ...senders].map((one) => seat(id, one.id, now)),
    );
    const writers = [...senders, ...gone];
    const ids = await plant(
      'inbox_messages',
      Array.from({ length: messages }, (_, at) =>
        message(id, writers[at % writers.length]?.id ?? 0, now + at),
      ),
    );
    await into('inbox_chats')
      .where({ id })
      .update({ last_message_id: ids.at(-1) });
    await plantPapers([id], ids, writers[0]?.id ?? 0);
    return id;
  };
  const [small, large] = [await chatWith(1, 2), await chatWith(20, 300)];
  const one = await costOf(`/inbox/chats/${small}`);
  const many = await costOf(`/inbox/chats/${large}`, { limit: 100 });
  const before = await costOf(`/inbox/chats/${large}`, {
    limit: 100,
    lastMessageId: many.body.messages[0].id,
  });
  expect([one.body.messages.length, one.body.formerMembers.length]).toEqual([2, 1]);
  expect(many.body).toMatchObject({
    messages: { length: 100 },
    formerMembers: { length: 20 },
    hasMore: true,
    chat: { members: { length: 21 } },
  });
  expect(
    many.body.messages.every((m: { attachments: unknown[] }) => m.attachments.length === 1),
  ).toBe(true);
  expect(one.queries.length).toBeGreaterThan(3);
  for (const { queries } of [one, many, before]) {
    expect(queries.length, queries.join('\n')).toBeLessThanOrEqual(CHAT_MOST);
  }
});

it('what the sidebar requests costs at most three queries', async () => {
  const { queries, body } = await costOf('/inbox/state');
  expect(body).toMatchObject({ hasChats: true, unread: expect.any(Number) });
  expect(body.unread).toBeGreaterThan(500);
  expect(queries.length, queries.join('\n')).toBeLessThanOrEqual(3);
});

const MB = 1024 * 1024;
const inFolder = (name: string) => readdirSync(path.join(own.info.dataDir, name)).sort();

describe('the largest film there may be', () => {
  it('passes through the server without being in its memory, in both directions', async () => {
    const [anna, bert] = [await inbox.member(), await inbox.member()];
    const chat = await inbox.start(anna, [bert]);
    // What is loaded at the first upload and the first reading is not this film.
    const first = await sendFilm(own.info, anna.token, chat.id, 2 * MB);
    expect(await lengthOf(own.info, first.body.url)).toBe(2 * MB);

    let film = first;
    const taken = await memoryGrowth(own.info, async () => {
      film = await sendFilm(own.info, anna.token, chat.id, 100 * MB);
    });
    expect([film.status, film.body]).toMatchObject([
      200,
      { kind: 'video', mime: 'video/mp4', size: 100 * MB, title: 'long.mp4' },
    ]);
    const given = await memoryGrowth(own.info, async () => {
      expect(await lengthOf(own.info, film.body.url)).toBe(100 * MB);
    });
    expect(taken / MB).toBeLessThan(50);
    expect(given / MB).toBeLessThan(50);
    expect(temporaryFiles(own.info)).toEqual([]);
  });

  it('may have a hundred megabytes and not one byte more', async () => {
    const [anna, bert] = [await inbox.member(), await inbox.member()];
    const chat = await inbox.start(anna, [bert]);
    const before = inFolder('files');
    const { status, body } = await sendFilm(own.info, anna.token, chat.id, 100 * MB + 1);
    expect([status, body]).toEqual([
      413,
      { error: 'File is too large. Maximum size for videos is 100MB', code: 'TOO_LARGE' },
    ]);
    expect([temporaryFiles(own.info), inFolder('files')]).toEqual([[], before]);
  });
});
