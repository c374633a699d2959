import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  askToUpload,
  chatFor,
  chatOfTwo,
  closeChat,
  idsOf,
  messagesFor,
  openChat,
  plantSeat,
  say,
  sendTo,
  setSeat,
  startChat,
  stateOf,
} from '../harness/chats';
import { db } from '../harness/database';
import { post } from '../harness/http';
import {
  makeMember,
  signedIn,
  unique,
  type TestMember,
  type TestSession,
} from '../harness/members';
import { snapshot } from '../harness/snapshot';
import { historyOf, named } from '../harness/notifications';

let admin: TestMember & TestSession;
beforeAll(async () => {
  admin = await signedIn({ role: 'admin', firstName: 'Ada', lastName: 'Ender' });
});
const ENDED = [409, { error: 'This chat was closed by an admin.' }];

describe('a member who closes a chat', () => {
  it('no longer sees it or counts it, and nobody else notices', async () => {
    const { chat, people } = await chatOfTwo();
    const [anna, bert] = people;
    const { id } = chat;
    const last = await say(bert, id);
    const { status, body } = await closeChat(anna, id);
    expect([status, body]).toEqual([200, { id, ended: false }]);
    expect([await idsOf(anna), await idsOf(anna, { closed: true })]).toEqual([[], [id]]);
    expect(await stateOf(anna)).toMatchObject({ unread: 0, hasChats: true });
    expect(await chatFor(anna, id)).toMatchObject({ closed: true, endedAt: null, unread: 1 });
    expect(await chatFor(bert, id)).toMatchObject({ closed: false, endedAt: null });
    expect(await idsOf(bert)).toEqual([id]);
    expect(await messagesFor(anna, id)).toEqual([last]);
    expect(await messagesFor(bert, id)).toEqual([last]);
  });

  it('sees it again with the next message, whoever writes it', async () => {
    const { chat, people } = await chatOfTwo();
    const [anna, bert] = people;
    await say(anna, chat.id);
    for (const [writer, left] of [
      [bert, 1],
      [anna, 1],
      [admin, 2],
    ] as const) {
      await closeChat(anna, chat.id);
      await say(writer, chat.id);
      expect(await idsOf(anna)).toEqual([chat.id]);
      const { unread, closed } = await chatFor(anna, chat.id);
      expect([unread, closed]).toEqual([left, false]);
    }
  });

  it('sees it again in its old place after undoing it', async () => {
    const { chat, people } = await chatOfTwo();
    const [anna] = people;
    const later = await startChat(anna, [await makeMember()]);
    await closeChat(anna, chat.id);
    await closeChat(anna, chat.id);
    const { status, body } = await setSeat(anna, chat.id, { closed: false });
    expect([status, body.chat.closed]).toEqual([200, false]);
    expect(await idsOf(anna)).toEqual([later.id, chat.id]);
    expect(await idsOf(anna, { closed: true })).toEqual([]);
  });

  it('has to close it, and cannot do so through the settings', async () => {
    const { chat, people } = await chatOfTwo();
    const before = await snapshot();
    for (const closed of [true, 'false', null, 0]) {
      expect((await setSeat(people[0], chat.id, { closed })).status).toBe(400);
    }
    expect(await snapshot()).toEqual(before);
  });
});

describe('an admin who closes a chat', () => {
  it('ends it for everyone: it can be read but not written in', async () => {
    const { chat, people } = await chatOfTwo();
    const [anna, bert] = people;
    const { id } = chat;
    const said = await say(anna, id);
    const { status, body } = await closeChat(admin, id);
    expect([status, body]).toEqual([200, { id, ended: true }]);
    expect(await db('inbox_chats').where({ id }).first()).toMatchObject({ ended_by: 'Ada Ender' });
    for (const member of [anna, bert]) {
      expect(await idsOf(member)).toEqual([id]);
      const seen = await chatFor(member, id);
      expect([seen.closed, typeof seen.endedAt]).toEqual([false, 'string']);
      expect(await messagesFor(member, id)).toEqual([said]);
    }
    const before = await snapshot();
    for (const member of [anna, bert, admin]) {
      for (const reply of [await sendTo(member, id, 'One more'), await askToUpload(member, id)]) {
        expect([reply.status, reply.body]).toEqual(ENDED);
      }
    }
    expect(await snapshot()).toEqual(before);
  });

  it('leaves everyone\u2019s own settings unchanged', async () => {
    const { chat, people } = await chatOfTwo();
    const [anna, bert] = people;
    const { id: last } = await say(anna, chat.id);
    await closeChat(admin, chat.id);
    const { body } = await setSeat(bert, chat.id, { readUpTo: last, notifications: false });
    expect(body.chat).toMatchObject({ unread: 0, notifications: false, readUpTo: last });
    expect((await closeChat(bert, chat.id)).body).toEqual({ id: chat.id, ended: false });
    expect(await idsOf(bert)).toEqual([]);
    await setSeat(bert, chat.id, { closed: false });
    expect((await sendTo(bert, chat.id, 'Back?')).status).toBe(409);
  });

  it('ends it once: closing it again changes neither when nor by whom', async () => {
    const second = await signedIn({ role: 'admin' });
    const { chat } = await chatOfTwo();
    await closeChat(admin, chat.id);
    const row = () => db('inbox_chats').where({ id: chat.id }).first('ended_at', 'ended_by');
    const before = await row();
    expect((await closeChat(second, chat.id)).body).toEqual({ id: chat.id, ended: true });
    expect(await row()).toEqual(before);
  });

  it('does so even if they were picked for it', async () => {
    const owner = await signedIn();
    const { id } = await startChat(owner, [admin]);
    expect((await closeChat(admin, id)).body.ended).toBe(true);
    expect((await sendTo(owner, id, 'Hello?')).status).toBe(409);
  });

  it('still lets a repeated message get its answer', async () => {
    const { chat, people } = await chatOfTwo();
    const clientId = randomUUID();
    const said = await say(people[0], chat.id, 'Once', { clientId });
    await closeChat(admin, chat.id);
    expect(await say(people[0], chat.id, 'Once', { clientId })).toEqual(said);
    expect((await sendTo(people[0], chat.id, 'Twice')).status).toBe(409);
  });

  it('hides a trust\u2019s chat only from themselves, because assigned members stay in it', async () => {
    const { token } = admin;
    const ann = await signedIn();
    const { body: trust } = await post('/trusts', { token, body: { name: unique('Trust ') } });
    await post('/trusts/assign', { token, body: { userId: ann.id, trustId: trust.id } });
    const { id } = await db('inbox_chats').where({ trust_id: trust.id }).first('id');
    expect((await closeChat(admin, id)).body).toEqual({ id, ended: false });
    expect([await idsOf(admin, { search: trust.name }), await idsOf(ann)]).toEqual([[], [id]]);
    await say(ann, id);
    expect(await idsOf(admin, { search: trust.name })).toEqual([id]);
  });

  it('is verified: a guest who is to be an admin one day ends nothing', async () => {
    const { chat, people } = await chatOfTwo();
    const newcomer = await signedIn({ role: 'admin', verified: false });
    await plantSeat(chat.id, newcomer.id, { guest: true });
    expect((await closeChat(newcomer, chat.id)).body).toEqual({ id: chat.id, ended: false });
    expect((await chatFor(people[0], chat.id)).endedAt).toBeNull();
    await say(people[0], chat.id);
  });

  it('at the moment somebody writes: what was acknowledged is there, and nothing comes after', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { chat, people } = await chatOfTwo();
      const sending = Array.from({ length: 6 }, (_one, at) =>
        sendTo(people[at % 2] as (typeof people)[0], chat.id, `Message ${at}`),
      );
      const [closed, ...sent] = await Promise.all([closeChat(admin, chat.id), ...sending]);
      expect(closed?.body).toEqual({ id: chat.id, ended: true });
      const kept = sent.filter(({ status }) => status === 200).map(({ body }) => body.message.id);
      expect(sent.every(({ status }) => [200, 409].includes(status))).toBe(true);
      const { body } = await openChat(people[0], chat.id);
      const there = body.messages.map(({ id }: { id: number }) => id);
      expect(there).toEqual(kept.sort((a: number, b: number) => a - b));
      expect(body.chat.lastMessage?.id ?? null).toBe(there.at(-1) ?? null);
    }
  });
});

it('a chat that is ended for everyone is in the history once, without the names of its members', async () => {
  const [anna, bert] = [await signedIn(), await makeMember()];
  const name = unique('Walkers');
  const group = await startChat(anna, [bert, await makeMember()], name);
  const two = await startChat(anna, [bert]);
  for (const { id } of [group, group, two]) await closeChat(admin, id);
  const told = { action: 'ended', by: named(admin), other: null, changes: [], reason: '' };
  expect(await historyOf(admin.token, group.id, 'chat')).toEqual([
    { ...told, about: { kind: 'chat', id: group.id, name } },
  ]);
  expect(await historyOf(admin.token, two.id, 'chat')).toEqual([
    { ...told, about: { kind: 'chat', id: two.id, name: 'A direct chat' } },
  ]);
});
