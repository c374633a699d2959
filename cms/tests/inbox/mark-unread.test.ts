/** A member marks messages as unread again, from one of them on. */
import { afterAll, describe, expect, it } from 'vitest';
import {
  chatFor,
  chatOfTwo,
  closeChat,
  say,
  seatOf,
  setSeat,
  startChat,
  stateOf,
} from '../harness/chats';
import { addTo, namedGroup } from '../harness/groups';
import { closeWindows, logsOf, settled, windowsOf } from '../harness/live';
import { signedIn } from '../harness/members';

type Someone = { id: number; token: string };
const admin = await signedIn({ role: 'admin' });
afterAll(closeWindows);

const markUnread = (member: Someone, chatId: number, unreadFrom: number) =>
  setSeat(member, chatId, { unreadFrom });
/** Up to where the others see that a member has seen a chat. */
const seenBy = async (viewer: Someone, chatId: number, member: Someone) =>
  (await chatFor(viewer, chatId)).members.find(({ user }) => user.id === member.id)?.readUpTo;

/** A chat in which Bert has read what Anna wrote: three messages, and his answer before the last. */
async function readChat() {
  const { chat, people } = await chatOfTwo();
  const [anna, bert] = people;
  const first = await say(anna, chat.id);
  const second = await say(anna, chat.id);
  const answer = await say(bert, chat.id);
  const last = await say(anna, chat.id);
  await setSeat(bert, chat.id, { readUpTo: last.id });
  return { chatId: chat.id, anna, bert, first, second, answer, last };
}

describe('messages that are marked as unread', () => {
  it('count for the member again, from that message on, with the first of them as the start', async () => {
    const { chatId, bert, second, last } = await readChat();
    const { status, body } = await markUnread(bert, chatId, second.id);
    expect([status, body.chat.unread, body.chat.readUpTo]).toEqual([200, 2, second.id - 1]);
    expect((await stateOf(bert)).unread).toBe(2);
    const { unread_since: since } = await seatOf(chatId, bert.id);
    expect(new Date(since).toISOString()).toBe(second.createdAt);
    await setSeat(bert, chatId, { readUpTo: last.id });
    expect((await stateOf(bert)).unread).toBe(0);
  });

  it('are still seen for the others, also while they are read again', async () => {
    const { chatId, anna, bert, first, second, last } = await readChat();
    await markUnread(bert, chatId, first.id);
    expect(await seenBy(anna, chatId, bert)).toBe(last.id);
    await setSeat(bert, chatId, { readUpTo: first.id });
    expect(await chatFor(bert, chatId)).toMatchObject({ readUpTo: first.id, unread: 2 });
    await markUnread(bert, chatId, first.id);
    expect(await seenBy(anna, chatId, bert)).toBe(last.id);
    const next = await say(anna, chatId);
    await setSeat(bert, chatId, { readUpTo: next.id });
    await markUnread(bert, chatId, second.id);
    expect(await seenBy(anna, chatId, bert)).toBe(next.id);
  });

  it('count mentions again', async () => {
    const { chat, people } = await chatOfTwo();
    const [anna, bert] = people;
    const sent = await say(anna, chat.id, `Please, @${bert.firstName} ${bert.lastName}`);
    await setSeat(bert, chat.id, { readUpTo: sent.id });
    const { body } = await markUnread(bert, chat.id, sent.id);
    expect([body.chat.unread, body.chat.unreadMentions]).toEqual([1, 1]);
  });

  it('are none where only own ones follow, and nothing changes for what is unread anyway', async () => {
    const { chatId, anna, bert, answer } = await readChat();
    const mine = await say(bert, chatId);
    expect((await markUnread(bert, chatId, mine.id)).body.chat.unread).toBe(0);
    const later = [await say(anna, chatId), await say(anna, chatId)];
    const before = await seatOf(chatId, bert.id);
    expect((await markUnread(bert, chatId, later[1]!.id)).body.chat.unread).toBe(2);
    expect(await seatOf(chatId, bert.id)).toEqual(before);
    expect((await markUnread(bert, chatId, answer.id)).body.chat.unread).toBe(3);
  });

  it('are broadcast to the member’s own windows, and to nobody else', async () => {
    const { chatId, anna, bert, second } = await readChat();
    const windows = await windowsOf(bert, bert, anna, admin);
    await markUnread(bert, chatId, second.id);
    for (const window of windows.slice(0, 2)) await window.receives('chat');
    await settled();
    const told = [{ event: 'chat', told: { chatId } }];
    expect(logsOf(windows)).toEqual([told, told, [], []]);
  });

  it('must be in this chat and visible to the member, or the answer is 404', async () => {
    const { chatId, bert } = await readChat();
    const other = await readChat();
    expect((await markUnread(bert, chatId, other.first.id)).status).toBe(404);
    expect((await markUnread(bert, other.chatId, other.first.id)).status).toBe(404);
    expect((await markUnread(bert, chatId, 2_000_000_000)).status).toBe(404);
    const { ann, chat } = await namedGroup();
    const old = await say(ann, chat.id);
    const dee = await signedIn();
    await addTo(ann, chat.id, [dee], 'from-now');
    expect((await markUnread(dee, chat.id, old.id)).status).toBe(404);
  });

  it('are marked in a chat that has ended, too', async () => {
    const [anna, bert] = [await signedIn(), await signedIn()];
    const { id } = await startChat(anna, [bert]);
    const sent = await say(anna, id);
    await closeChat(admin, id);
    await setSeat(bert, id, { readUpTo: sent.id });
    const { status, body } = await markUnread(bert, id, sent.id);
    expect([status, body.chat.unread]).toEqual([200, 1]);
  });
});
