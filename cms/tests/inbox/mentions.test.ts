import { afterAll, describe, expect, it } from 'vitest';
import {
  chatFor,
  closeChat,
  listOf,
  messagePath,
  messagesFor,
  openChat,
  say,
  seatOf,
  setSeat,
  type Signed,
  startChat,
  stateOf,
} from '../harness/chats';
import { db } from '../harness/database';
import { del, get, patch } from '../harness/http';
import { closeWindows, windowsOf } from '../harness/live';
import { signedIn, unique } from '../harness/members';

const admin = await signedIn({ role: 'admin', firstName: 'Amara', lastName: unique('Hale') });
type Of = { id: number; chatId: number };
const edit = ({ token }: Pick<Signed, 'token'>, message: Of, content: string) =>
  patch(messagePath(message), { token, body: { content } });

/** A group of three, and the names by which they are mentioned. */
async function group() {
  const [anna, bert, cleo] = [
    await signedIn({ firstName: 'Anna', lastName: unique('Berg') }),
    await signedIn({ firstName: 'Bert', lastName: unique('Cole') }),
    await signedIn({ firstName: 'Cleo', lastName: unique('Dahl') }),
  ];
  const chat = await startChat(anna, [bert, cleo], 'Walks');
  return { chat, anna, bert, cleo };
}
const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`;
const countsOf = async (member: Pick<Signed, 'token'>, chatId: number) => {
  const { unread, unreadMentions } = await chatFor(member, chatId);
  return [unread, unreadMentions];
};

afterAll(closeWindows);

describe('a mention', () => {
  it('is not made by a name in code, where nobody sees one', async () => {
    const { chat, anna, bert } = await group();
    const sent = await say(anna, chat.id, `Type \`@${nameOf(bert)}\` to name somebody`);
    expect(sent.mentions).toEqual([]);
    expect(await countsOf(bert, chat.id)).toEqual([1, 0]);
    expect((await edit(anna, sent, `\`@\` and @${nameOf(bert)}`)).status).toBe(200);
    expect(await countsOf(bert, chat.id)).toEqual([1, 1]);
    expect((await edit(anna, sent, `\`@${nameOf(bert)}\``)).status).toBe(200);
    expect(await countsOf(bert, chat.id)).toEqual([1, 0]);
  });

  it('names people of the chat for everybody and every open window, admins too', async () => {
    const { chat, anna, bert, cleo } = await group();
    const windows = await windowsOf(anna, bert, admin);
    const text = `@${nameOf(bert)} and @${nameOf(admin)}: who walks Moss? @${nameOf(bert)}!`;
    const sent = await say(anna, chat.id, text);
    const mentions = [
      { memberId: bert.id, name: nameOf(bert) },
      { memberId: admin.id, name: nameOf(admin) },
    ];
    expect(sent).toMatchObject({ content: text, mentions });
    for (const reader of [anna, bert, cleo, admin]) {
      expect(await messagesFor(reader, chat.id)).toEqual([sent]);
    }
    for (const window of windows) {
      expect((await window.receives('message', () => true)).message).toEqual(sent);
    }
  });

  it('names nobody who is not in the chat, nor the sender, and the words stay', async () => {
    const { chat, anna, bert, cleo } = await group();
    const stranger = await signedIn({ firstName: 'Dora', lastName: unique('Eck') });
    const text = `@${nameOf(stranger)} @${nameOf(anna)} me@${nameOf(bert)}`;
    expect(await say(anna, chat.id, text)).toMatchObject({ content: text, mentions: [] });
    await db('inbox_seats').where({ chat_id: chat.id, member_id: cleo.id }).delete();
    expect((await say(anna, chat.id, `@${nameOf(cleo)}`)).mentions).toEqual([]);
    expect(await db('inbox_mentions').where({ member_id: stranger.id })).toEqual([]);
    expect((await stateOf(stranger)).unread).toBe(0);
  });

  it('is there once if the message is sent again', async () => {
    const { chat, anna, bert } = await group();
    const clientId = crypto.randomUUID();
    const sent = await say(anna, chat.id, `@${nameOf(bert)}`, { clientId });
    expect(await say(anna, chat.id, `@${nameOf(bert)}`, { clientId })).toEqual(sent);
    expect(await db('inbox_mentions').where({ message_id: sent.id })).toHaveLength(1);
    expect(await countsOf(bert, chat.id)).toEqual([1, 1]);
  });

  it('stays the same person once they have another name or have left, and is erased with them', async () => {
    const { chat, anna, bert } = await group();
    const before = nameOf(bert);
    const sent = await say(anna, chat.id, `Ask @${before}`);
    await db('up_users').where({ id: bert.id }).update({ first_name: 'Robert' });
    await db('inbox_seats').where({ chat_id: chat.id, member_id: bert.id }).delete();
    const { body } = await openChat(anna, chat.id);
    expect(body.messages).toEqual([sent]);
    expect(body.formerMembers).toMatchObject([{ id: bert.id, firstName: 'Robert' }]);
    // An edit that leaves the former name keeps them mentioned.
    const { mentions } = (await edit(anna, sent, `Please ask @${before}`)).body.message;
    expect(mentions).toEqual([{ memberId: bert.id, name: before }]);
  });

  it('goes on, counted once, if an edit names the same person by their new name', async () => {
    const { chat, anna, bert } = await group();
    const sent = await say(anna, chat.id, `Ask @${nameOf(bert)}`);
    await db('up_users').where({ id: bert.id }).update({ first_name: 'Robert' });
    const now = nameOf({ ...bert, firstName: 'Robert' });
    const { mentions } = (await edit(anna, sent, `Ask @${now}`)).body.message;
    expect(mentions).toEqual([{ memberId: bert.id, name: now }]);
    expect(await countsOf(bert, chat.id)).toEqual([1, 1]);
  });
});

describe('a member who is mentioned', () => {
  it('has it counted until it is read, even in a chat whose notifications are off', async () => {
    const { chat, anna, bert, cleo } = await group();
    await setSeat(bert, chat.id, { notifications: false });
    await say(anna, chat.id, 'To everybody');
    expect((await stateOf(bert)).unread).toBe(0);
    const { id } = await say(anna, chat.id, `To @${nameOf(bert)}`);
    await say(anna, chat.id, 'And to everybody');
    expect(await countsOf(bert, chat.id)).toEqual([3, 1]);
    expect(await countsOf(cleo, chat.id)).toEqual([3, 0]);
    expect((await listOf(bert)).chats[0]).toMatchObject({ id: chat.id, unreadMentions: 1 });
    expect((await stateOf(bert)).unread).toBe(1);
    expect((await stateOf(cleo)).unread).toBe(3);
    const home = await get('/users/me/home', { token: bert.token });
    expect(home.body.unread).toMatchObject([{ id: chat.id, count: 1 }]);
    await setSeat(bert, chat.id, { readUpTo: id - 1 });
    expect(await countsOf(bert, chat.id)).toEqual([2, 1]);
    await setSeat(bert, chat.id, { readUpTo: id });
    expect(await countsOf(bert, chat.id)).toEqual([1, 0]);
    expect((await stateOf(bert)).unread).toBe(0);
  });

  it('is no longer notified of what was deleted, or edited to name someone else', async () => {
    const { chat, anna, bert, cleo } = await group();
    const [one, two] = [
      await say(anna, chat.id, `@${nameOf(bert)} one`),
      await say(anna, chat.id, `@${nameOf(bert)} two`),
    ];
    expect(await countsOf(bert, chat.id)).toEqual([2, 2]);
    await del(messagePath(one), { token: anna.token });
    expect(await countsOf(bert, chat.id)).toEqual([2, 1]);
    const { message } = (await edit(anna, two, `@${nameOf(cleo)} two`)).body;
    expect(message.mentions).toEqual([{ memberId: cleo.id, name: nameOf(cleo) }]);
    expect(await countsOf(bert, chat.id)).toEqual([2, 0]);
    expect(await countsOf(cleo, chat.id)).toEqual([2, 1]);
    expect(await db('inbox_mentions').where({ message_id: one.id })).toEqual([]);
  });

  it('is not notified of an edit of what they have read', async () => {
    const { chat, anna, bert } = await group();
    const sent = await say(anna, chat.id, 'Somebody?');
    await setSeat(bert, chat.id, { readUpTo: sent.id });
    const { message } = (await edit(anna, sent, `@${nameOf(bert)}?`)).body;
    expect(message.mentions).toHaveLength(1);
    expect(await countsOf(bert, chat.id)).toEqual([0, 0]);
    await edit(anna, sent, 'Nobody');
    expect((await seatOf(chat.id, bert.id)).unread_mentions ?? 0).toBe(0);
  });

  it('is not notified in a chat that has already ended', async () => {
    const { chat, anna, bert } = await group();
    const sent = await say(anna, chat.id, 'Before');
    await closeChat(admin, chat.id);
    expect((await edit(anna, sent, `@${nameOf(bert)}`)).status).toBe(409);
    expect(await db('inbox_mentions').where({ message_id: sent.id })).toEqual([]);
  });
});
