import { afterAll, describe, expect, it } from 'vitest';
import {
  chatFor,
  chatOfTwo,
  closeChat,
  messagePath,
  messagesFor,
  plantMessages,
  plantSeat,
  say,
  type Signed,
  startChat,
} from '../harness/chats';
import { db } from '../harness/database';
import { del, get, put } from '../harness/http';
import { closeWindows, windowsOf } from '../harness/live';
import { makeMember, signedIn } from '../harness/members';

const admin = await signedIn({ role: 'admin' });
type Caller = Pick<Signed, 'token'>;
type Of = { id: number; chatId: number };

const pin = ({ token }: Caller, message: Of, pinned: unknown = true) =>
  put(`${messagePath(message)}/pin`, { token, body: { pinned } });
const pins = ({ token }: Caller, chatId: number) => get(`/inbox/chats/${chatId}/pins`, { token });
const pinnedIds = async (reader: Caller, chatId: number) =>
  (await pins(reader, chatId)).body.messages.map(({ id }: Of) => id);

afterAll(closeWindows);

describe('a pin', () => {
  it('appears for everyone at once, with who pinned it, the latest first', async () => {
    const { chat, people } = await chatOfTwo();
    const [anna, bert] = people;
    const windows = await windowsOf(anna, bert, admin);
    const [one, two] = [await say(anna, chat.id, 'The code is 7'), await say(anna, chat.id)];
    await pin(bert, two);
    const { status, body } = await pin(bert, one);
    expect([status, body.message]).toEqual([
      200,
      {
        ...one,
        pinnedAt: body.message.updatedAt,
        pinnedById: bert.id,
        updatedAt: expect.any(String),
      },
    ]);
    for (const reader of [anna, bert, admin]) {
      const answered = await pins(reader, chat.id);
      expect(answered.status).toBe(200);
      expect(answered.body.messages.map(({ id }: Of) => id)).toEqual([one.id, two.id]);
      expect(answered.body.messages[0]).toEqual(body.message);
      expect((await messagesFor(reader, chat.id))[0]).toEqual(body.message);
    }
    for (const window of windows) {
      const { message } = await window.receives('changed', (told) => told.message.id === one.id);
      expect(message).toEqual(body.message);
    }
  });

  it('can be removed by anyone in the chat, and changes neither order nor unread counts', async () => {
    const { chat, people } = await chatOfTwo();
    const [anna, bert] = people;
    const sent = await say(anna, chat.id);
    await closeChat(bert, chat.id);
    const before = await chatFor(bert, chat.id);
    await pin(anna, sent);
    const after = await chatFor(bert, chat.id);
    expect([after.unread, after.closed, after.activeAt]).toEqual([1, true, before.activeAt]);
    expect((await pin(bert, sent, false)).body.message).toMatchObject({
      pinnedAt: null,
      pinnedById: null,
    });
    expect(await pinnedIds(anna, chat.id)).toEqual([]);
  });

  it('made twice exists once, and keeps who was first', async () => {
    const { chat, people } = await chatOfTwo();
    const [anna, bert] = people;
    const sent = await say(anna, chat.id);
    const first = (await pin(anna, sent)).body.message;
    expect((await pin(bert, sent)).body.message).toEqual(first);
    await Promise.all([1, 2, 3, 4].map(() => pin(bert, sent, false)));
    expect((await chatFor(anna, chat.id)).revision).toBe(2);
  });

  it('is refused to anyone who is not in the chat or has left it, in an ended chat, and for a deleted message', async () => {
    const { chat, people } = await chatOfTwo();
    const [anna, bert] = people;
    const [sent, gone] = [await say(anna, chat.id), await say(anna, chat.id)];
    const left = await signedIn();
    await plantSeat(chat.id, left.id);
    expect((await pin(left, sent)).status).toBe(200);
    await db('inbox_seats').where({ chat_id: chat.id, member_id: left.id }).delete();
    for (const who of [left, await signedIn(), await signedIn({ role: 'attorney' })]) {
      expect((await pin(who, sent, false)).status).toBe(404);
      expect((await pins(who, chat.id)).status).toBe(404);
    }
    expect((await pins(bert, chat.id)).body.formerMembers).toMatchObject([{ id: left.id }]);
    for (const status of [(await pin({ token: '' }, sent)).status]) expect(status).toBe(401);
    const elsewhere = await startChat(anna, [await makeMember()]);
    expect((await pin(anna, { id: sent.id, chatId: elsewhere.id })).status).toBe(404);
    await pin(bert, gone);
    await del(messagePath(gone), { token: anna.token });
    expect(await pinnedIds(bert, chat.id)).toEqual([sent.id]);
    expect((await pin(bert, gone)).status).toBe(409);
    await closeChat(admin, chat.id);
    expect((await pin(bert, sent, false)).status).toBe(409);
    expect(await pinnedIds(bert, chat.id)).toEqual([sent.id]);
  });

  it('is only set by true or false', async () => {
    const { chat, people } = await chatOfTwo();
    const sent = await say(people[0], chat.id);
    for (const bad of ['true', 1, null, {}]) {
      expect((await pin(people[0], sent, bad)).status).toBe(400);
    }
  });

  it('is one of at most twenty, also if several are pinned at the same moment', async () => {
    const { chat, people } = await chatOfTwo();
    const [anna, bert] = people;
    const ids = await plantMessages(chat.id, [anna.id], Array.from({ length: 23 }, String));
    const of = (id: number) => ({ id, chatId: chat.id });
    for (const id of ids.slice(0, 18)) await pin(anna, of(id));
    const answers = await Promise.all(ids.slice(18).map((id) => pin(bert, of(id))));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, 200, 409, 409, 409]);
    const { body } = answers.find(({ status }) => status === 409)!;
    expect(body.error).toBe('This chat has 20 pinned messages. Unpin one of them first.');
    expect(await pinnedIds(bert, chat.id)).toHaveLength(20);
    await pin(anna, of(ids[0]!), false);
    expect((await pin(anna, of(ids[22]!))).status).toBe(200);
  });
});
