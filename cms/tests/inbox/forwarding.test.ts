import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import type { Message } from '@hearthside/contract/inbox/fields';
import type { Forwarded } from '@hearthside/contract/inbox/forward-endpoints';
import {
  chatFor,
  chatOfTwo,
  closeChat,
  foundIds,
  messagesFor,
  plantSeat,
  say,
  startChat,
  uploadTo,
  type Signed,
} from '../harness/chats';
import { db } from '../harness/database';
import { del, patch, post } from '../harness/http';
import { closeWindows, windowsOf } from '../harness/live';
import { signedIn } from '../harness/members';
import { refuseCommits } from '../harness/refused-commits';
import { fileForm } from '../harness/picture';
import { until } from '../harness/until';
import { fixture, follow, keysOf, picture } from './file-kinds';

const admin = await signedIn({ role: 'admin' });
type Caller = Pick<Signed, 'token'>;
type Of = Pick<Message, 'id' | 'chatId'>;

const at = ({ id, chatId }: Of) => `/inbox/chats/${chatId}/messages/${id}`;
const target = (chatId: number) => ({
  chatId,
  clientId: randomUUID(),
  commentClientId: randomUUID(),
});
const ask = ({ token }: Caller, message: Of, to: unknown, comment?: unknown) =>
  post(`${at(message)}/forward`, { token, body: { to, comment } });
async function forward(who: Caller, message: Of, to: unknown, comment?: string) {
  const { status, body } = await ask(who, message, to, comment);
  expect([status, body.error]).toEqual([200, undefined]);
  return body.results as Forwarded[];
}

/** Anna's two chats: with Bert, from which she forwards, and with Cleo. */
async function twoChats() {
  const { chat: from, people } = await chatOfTwo();
  const [anna, bert] = people;
  const cleo = await signedIn({ firstName: 'Cleo' });
  return { from, to: await startChat(anna, [cleo]), anna, bert, cleo };
}

afterAll(closeWindows);

describe('a forwarded message', () => {
  it('is a new one by the member who forwards it, and reveals neither its author nor its chat', async () => {
    const { from, to, anna, bert, cleo } = await twoChats();
    const sent = await say(bert, from.id, 'The vet moved to 12 Oak St', {
      replyTo: (await say(anna, from.id)).id,
    });
    const windows = await windowsOf(anna, cleo, admin);
    const [done] = await forward(anna, sent, [target(to.id)]);
    const { message } = done!;
    expect(done).toEqual({ chatId: to.id, comment: null, problem: null, message });
    expect(message).toMatchObject({
      chatId: to.id,
      senderId: anna.id,
      content: 'The vet moved to 12 Oak St',
      forwarded: true,
      replyTo: null,
      editedAt: null,
    });
    const told = JSON.stringify(message);
    for (const secret of [sent.clientId, `"senderId":${bert.id}`, `"chatId":${from.id}`, 'Bert'])
      expect(told).not.toContain(secret);
    expect(await messagesFor(cleo, to.id)).toEqual([message]);
    const seat = await chatFor(cleo, to.id);
    expect([seat.unread, seat.lastMessage]).toEqual([1, message]);
    for (const window of windows)
      expect((await window.receives('message')).message).toEqual(message);
    expect(await foundIds(cleo, { search: 'oak' })).toEqual([message!.id]);
    expect((await messagesFor(bert, from.id)).at(-1)).toMatchObject({
      id: sent.id,
      forwarded: false,
    });
  });

  it('comes after its comment, which is an ordinary message and mentions people as one', async () => {
    const { from, to, anna, bert, cleo } = await twoChats();
    const { name } = { name: 'Cleo' };
    const { last_name: lastName } = await db('up_users').where({ id: cleo.id }).first('last_name');
    const full = `@${name} ${lastName}`;
    const sent = await say(bert, from.id, `Ask ${full} about it`);
    const [done] = await forward(anna, sent, [target(to.id)], `See this, ${full}`);
    const [comment, message] = await messagesFor(cleo, to.id);
    expect([done!.comment, done!.message]).toEqual([comment, message]);
    expect([comment!.forwarded, comment!.mentions.map(({ memberId }) => memberId)]).toEqual([
      false,
      [cleo.id],
    ]);
    expect([message!.forwarded, message!.mentions]).toEqual([true, []]);
    const { unread, unreadMentions } = await chatFor(cleo, to.id);
    expect([unread, unreadMentions]).toEqual([2, 1]);
  });

  it('has copies of the files: erasing one leaves the other', async () => {
    const { from, to, anna, bert, cleo } = await twoChats();
    const png = await picture(30, 20).png().toBuffer();
    const files = [
      await uploadTo(bert, from.id, fileForm(fixture('small.mp4'), 'Bella.mp4', 'video/mp4')),
      await uploadTo(bert, from.id, fileForm(fixture('small.heic'), 'IMG_1.HEIC', 'image/heic')),
      await uploadTo(bert, from.id, fileForm(png, 'a.png', 'image/png')),
    ];
    const sent = await say(bert, from.id, '', { attachments: files.map(({ id }) => id) });
    const [done] = await forward(anna, sent, [target(to.id)]);
    const copies = done!.message!.attachments;
    const facts = (of: typeof copies) =>
      of.map(({ kind, title, mime, size, width, height }) => [
        kind,
        title,
        mime,
        size,
        width,
        height,
      ]);
    expect(facts(copies)).toEqual(facts(sent.attachments));
    const keys = (await Promise.all([...files, ...copies].map(({ id }) => keysOf(id)))).flat();
    expect(new Set(keys).size).toBe(keys.length);
    // What a telephone wrote is not copied.
    expect(keys.filter((key) => key.endsWith('.heic'))).toHaveLength(1);
    expect((await follow(sent.attachments[0]!.url)).bytes.equals(fixture('small.mp4'))).toBe(true);
    await del(at(sent), { token: bert.token });
    const [seen] = await messagesFor(cleo, to.id);
    for (const [index, bytes] of [[0, fixture('small.mp4')]] as const)
      expect((await follow(seen!.attachments[index]!.url)).bytes.equals(bytes)).toBe(true);
    for (const { url, previewUrl } of seen!.attachments.slice(1))
      for (const link of [url, previewUrl]) expect((await follow(link)).status).toBe(200);
    await del(at(seen!), { token: anna.token });
    const left = () => db('portal_files').whereIn('key', keys);
    await until('the bytes of both are erased', async () => (await left()).length === 0);
  });

  it('exists once however often it is requested, even at the same moment and after the original is gone', async () => {
    const { from, to, anna, bert } = await twoChats();
    const file = await uploadTo(bert, from.id);
    const sent = await say(bert, from.id, 'Once', { attachments: [file.id] });
    const chosen = [target(to.id)];
    const answers = await Promise.all([1, 2, 3].map(() => forward(anna, sent, chosen, 'Look')));
    await del(at(sent), { token: bert.token });
    answers.push(await forward(anna, sent, chosen, 'Look'));
    const ids = answers.map(([done]) => [done!.comment!.id, done!.message!.id]);
    expect(new Set(ids.map(String)).size).toBe(1);
    expect(await messagesFor(anna, to.id)).toHaveLength(2);
    expect(await db('inbox_files').where({ chat_id: to.id })).toHaveLength(1);
    // The copies of the tries that came too late are gone.
    expect(await db('portal_files').where({ owner_id: anna.id })).toHaveLength(1);
  });

  it('that the database refused leaves no files, and exists once when it is tried again', async () => {
    const { from, to, anna, bert } = await twoChats();
    const file = await uploadTo(bert, from.id);
    const sent = await say(bert, from.id, 'Again', { attachments: [file.id] });
    const chosen = [target(to.id)];
    const allow = await refuseCommits(db, 'inbox_messages', 'insert', `new.chat_id = ${to.id}`);
    const refused = await ask(anna, sent, chosen, 'Look').finally(allow);
    expect(refused.status).toBe(503);
    expect(await messagesFor(anna, to.id)).toEqual([]);
    const files = () => db('portal_files').where({ owner_id: anna.id });
    await until('its copies are gone', async () => (await files()).length === 0);
    await forward(anna, sent, chosen, 'Look');
    const [comment, message] = await messagesFor(anna, to.id);
    expect(comment!.content).toBe('Look');
    expect((await follow(message!.attachments[0]!.url)).status).toBe(200);
    expect(await files()).toHaveLength(1);
  });

  it('cannot be edited, because the words are not the sender’s own, and is deleted like any other', async () => {
    const { from, to, anna, bert } = await twoChats();
    const [done] = await forward(anna, await say(bert, from.id), [target(to.id)]);
    const edited = await patch(at(done!.message!), {
      token: anna.token,
      body: { content: 'Mine' },
    });
    expect([edited.status, edited.body.error]).toEqual([
      409,
      'A forwarded message can\u2019t be edited.',
    ]);
    const gone = await del(at(done!.message!), { token: anna.token });
    expect([gone.status, gone.body.message.content]).toEqual([200, '']);
  });

  it('has the latest wording of the original', async () => {
    const { from, to, anna, bert } = await twoChats();
    const sent = await say(bert, from.id, 'Fryday');
    await patch(at(sent), { token: bert.token, body: { content: 'Friday' } });
    const [done] = await forward(anna, sent, [target(to.id)]);
    expect([done!.message!.content, done!.message!.editedAt]).toEqual(['Friday', null]);
  });
});

describe('forwarding', () => {
  it('says for each chat what happened, and an ended or foreign one leaves the others', async () => {
    const { from, to, anna, bert } = await twoChats();
    const [ended, foreign] = [await startChat(anna, [await signedIn()]), await chatOfTwo()];
    await closeChat(admin, ended.id);
    const sent = await say(bert, from.id, 'News');
    const chosen = [ended.id, foreign.chat.id, to.id, from.id, 999_999_999].map(target);
    const results = await forward(anna, sent, chosen);
    expect(results.map(({ chatId, problem }) => [chatId, problem])).toEqual([
      [ended.id, 'This chat was closed by an admin.'],
      [foreign.chat.id, 'This chat does not exist.'],
      [to.id, null],
      [from.id, 'The message is in this chat already.'],
      [999_999_999, 'This chat does not exist.'],
    ]);
    expect(results.filter(({ message }) => message)).toHaveLength(1);
    for (const chat of [ended, foreign.chat]) expect(await messagesFor(admin, chat.id)).toEqual([]);
  });

  it('is refused to anyone who cannot see the message, has left its chat, or is not signed in', async () => {
    const { from, to, anna, bert, cleo } = await twoChats();
    const sent = await say(bert, from.id, 'Secret');
    const left = await signedIn();
    await plantSeat(from.id, left.id);
    await db('inbox_seats').where({ chat_id: from.id, member_id: left.id }).delete();
    for (const who of [cleo, left, await signedIn({ role: 'attorney' })])
      expect((await ask(who, sent, [target(to.id)])).status).toBe(404);
    expect((await ask({ token: '' }, sent, [target(to.id)])).status).toBe(401);
    const elsewhere = { id: sent.id, chatId: to.id };
    expect((await ask(anna, elsewhere, [target(to.id)])).status).toBe(404);
    expect(await messagesFor(anna, to.id)).toEqual([]);
  });

  it('of a deleted message is refused', async () => {
    const { from, to, anna, bert } = await twoChats();
    const sent = await say(bert, from.id);
    await del(at(sent), { token: bert.token });
    const { status, body } = await ask(anna, sent, [target(to.id)]);
    expect([status, body.error]).toEqual([
      409,
      'This message was deleted, so it can\u2019t be forwarded.',
    ]);
  });

  it('under the number of another message is refused, and that one stays', async () => {
    const { from, to, anna, bert } = await twoChats();
    const sent = await say(bert, from.id);
    const own = await say(anna, to.id, 'Mine');
    const [done] = await forward(anna, sent, [{ ...target(to.id), clientId: own.clientId }]);
    expect(done).toMatchObject({ message: null, problem: expect.stringContaining('already sent') });
    expect(await messagesFor(anna, to.id)).toEqual([own]);
  });

  it('goes to at least one and at most five chats, each chosen once', async () => {
    const { from, to, anna, bert } = await twoChats();
    const sent = await say(bert, from.id);
    const six = Array.from({ length: 6 }, (_, index) => target(to.id + index));
    for (const [chosen, text] of [
      [[], 'Please choose at least one chat'],
      [six, 'You can choose up to 5 chats'],
      [[target(to.id), target(to.id)], 'This chat was chosen twice'],
    ] as const) {
      const { status, body } = await ask(anna, sent, chosen);
      expect([status, body.details?.to]).toEqual([400, text]);
    }
    expect((await ask(anna, sent, [target(to.id)], 'x'.repeat(5001))).status).toBe(400);
    expect((await ask(anna, sent, [{ chatId: to.id }])).status).toBe(400);
  });
});
