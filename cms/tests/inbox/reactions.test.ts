import { afterAll, describe, expect, it } from 'vitest';
import {
  chatFor,
  chatOfTwo,
  closeChat,
  messagePath,
  messagesFor,
  openChat,
  plantSeat,
  say,
  type Signed,
} from '../harness/chats';
import { db } from '../harness/database';
import { del, patch, put } from '../harness/http';
import { closeWindows, windowsOf } from '../harness/live';
import { signedIn } from '../harness/members';

const admin = await signedIn({ role: 'admin' });
type Caller = Pick<Signed, 'token'>;
type Of = { id: number; chatId: number };

const react = ({ token }: Caller, message: Of, kind: unknown) =>
  put(`${messagePath(message)}/reaction`, { token, body: { kind } });
const reactionsOf = async (reader: Caller, { id, chatId }: Of) =>
  (await messagesFor(reader, chatId)).find((one) => one.id === id)?.reactions;

afterAll(closeWindows);

describe('a reaction', () => {
  it('is shown to everybody at once, with who has reacted, each of them once', async () => {
    const { chat, people } = await chatOfTwo();
    const [anna, bert] = people;
    const windows = await windowsOf(anna, bert, admin);
    const sent = await say(anna, chat.id, 'Bella eats again!');
    await react(bert, sent, 'like');
    await react(admin, sent, 'love');
    const { status, body } = await react(anna, sent, 'love');
    expect([status, body.message.reactions]).toEqual([
      200,
      [
        { kind: 'like', memberIds: [bert.id] },
        { kind: 'love', memberIds: [admin.id, anna.id] },
      ],
    ]);
    for (const reader of [anna, bert, admin]) {
      expect(await messagesFor(reader, chat.id)).toEqual([body.message]);
    }
    for (const window of windows) {
      const { message } = await window.receives('changed', (told) =>
        told.message.reactions.some(({ memberIds }) => memberIds.includes(anna.id)),
      );
      expect(message).toEqual(body.message);
    }
  });

  it('replaces the previous one, and can be removed', async () => {
    const { chat, people } = await chatOfTwo();
    const [anna, bert] = people;
    const sent = await say(anna, chat.id);
    await react(bert, sent, 'like');
    await react(bert, sent, 'thanks');
    expect(await reactionsOf(anna, sent)).toEqual([{ kind: 'thanks', memberIds: [bert.id] }]);
    await react(bert, sent, null);
    await react(bert, sent, null);
    expect(await reactionsOf(anna, sent)).toEqual([]);
    // What changes nothing is no change.
    expect((await chatFor(anna, chat.id)).revision).toBe(3);
  });

  it('exists once per member, even if they react in several windows at once', async () => {
    const { chat, people } = await chatOfTwo();
    const [anna, bert] = people;
    const sent = await say(anna, chat.id);
    const kinds = ['like', 'love', 'laugh', 'thanks', 'like', 'sadness'];
    await Promise.all(kinds.map((kind) => react(bert, sent, kind)));
    const reactions = (await reactionsOf(anna, sent)) ?? [];
    expect(reactions.flatMap(({ memberIds }) => memberIds)).toEqual([bert.id]);
  });

  it('does not count as unread, reopens nothing, and is not an edit', async () => {
    const { chat, people } = await chatOfTwo();
    const [anna, bert] = people;
    const sent = await say(anna, chat.id, 'One');
    await closeChat(bert, chat.id);
    const before = await chatFor(bert, chat.id);
    await react(admin, sent, 'like');
    const after = await chatFor(bert, chat.id);
    expect([after.unread, after.closed, after.activeAt]).toEqual([
      before.unread,
      true,
      before.activeAt,
    ]);
    expect((await messagesFor(anna, chat.id))[0]).toMatchObject({ content: 'One', editedAt: null });
    expect(
      (await patch(messagePath(sent), { token: anna.token, body: { content: 'Two' } })).status,
    ).toBe(200);
    expect(await reactionsOf(bert, sent)).toEqual([{ kind: 'like', memberIds: [admin.id] }]);
  });

  it('is refused to strangers, to members who have left, in an ended chat, and to a deleted message', async () => {
    const { chat, people } = await chatOfTwo();
    const [anna, bert] = people;
    const [sent, gone] = [await say(anna, chat.id), await say(anna, chat.id)];
    const left = await signedIn();
    await plantSeat(chat.id, left.id);
    expect((await react(left, sent, 'love')).status).toBe(200);
    await db('inbox_seats').where({ chat_id: chat.id, member_id: left.id }).delete();
    for (const who of [left, await signedIn(), await signedIn({ role: 'attorney' })]) {
      expect((await react(who, sent, 'like')).status).toBe(404);
    }
    // They are still named.
    const { body } = await openChat(bert, chat.id);
    expect(body.formerMembers).toMatchObject([{ id: left.id }]);
    expect((await react({ token: '' }, sent, 'like')).status).toBe(401);
    await react(bert, gone, 'like');
    await del(messagePath(gone), { token: anna.token });
    expect((await react(bert, gone, 'like')).status).toBe(409);
    expect(await db('inbox_reactions').where({ message_id: gone.id })).toEqual([]);
    await closeChat(admin, chat.id);
    expect((await react(bert, sent, 'like')).status).toBe(409);
  });

  it('is one of the set', async () => {
    const { chat, people } = await chatOfTwo();
    const [anna] = people;
    const sent = await say(anna, chat.id);
    for (const bad of ['👍', 'LIKE', '', 'constructor', 7, undefined, ['like']]) {
      expect((await react(anna, sent, bad)).status).toBe(400);
    }
    expect(await reactionsOf(anna, sent)).toEqual([]);
  });
});
