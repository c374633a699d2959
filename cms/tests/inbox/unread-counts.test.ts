/** What is stored as unread is what a recount finds, whatever has happened in the chat. */
import { describe, expect, it } from 'vitest';
import { chatFor, messagePath, say, seatOf, setSeat, type Signed } from '../harness/chats';
import { db } from '../harness/database';
import { groupOfThree, rename } from '../harness/groups';
import { del, patch } from '../harness/http';
import { unique } from '../harness/members';

type Someone = Signed & { firstName: string; lastName: string };
type Sent = { id: number; chatId: number; sender: Someone };

/** The same numbers every time, from 0 to below 1 (mulberry32). */
function numbersFrom(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const iso = (moment: string | number | Date | null | undefined) =>
  moment === null || moment === undefined ? null : new Date(moment).toISOString();

async function stored(chatId: number, memberId: number) {
  const { unread, unread_mentions: mentions, unread_since: since } = await seatOf(chatId, memberId);
  return { unread: Number(unread), mentions: Number(mentions ?? 0), since: iso(since) };
}

/** Everything after the read mark, counted anew from the messages and mentions themselves. */
async function recounted(chatId: number, memberId: number) {
  const { read_up_to: readUpTo } = await seatOf(chatId, memberId);
  const left: { id: number; at: string }[] = await db('inbox_messages')
    .where({ chat_id: chatId })
    .where('id', '>', readUpTo)
    .whereNull('event')
    .where((other) => other.whereNull('sender_id').orWhereNot('sender_id', memberId))
    .orderBy('created_at')
    .select({ id: 'id', at: 'created_at' });
  const mentions: unknown[] = await db('inbox_mentions')
    .where({ member_id: memberId })
    .whereIn(
      'message_id',
      left.map(({ id }) => id),
    )
    .pluck('id');
  return { unread: left.length, mentions: mentions.length, since: iso(left[0]?.at) };
}

/** What can happen in a chat of three, one of which is chosen by chance. */
function chances(chatId: number, people: readonly Someone[], next: () => number) {
  const sent: Sent[] = [];
  const one = <T>(of: readonly T[]): T | undefined => of[Math.floor(next() * of.length)];
  const words = () => {
    const named = one(people);
    const isNamed = named !== undefined && next() < 0.4;
    return isNamed ? `@${named.firstName} ${named.lastName} ${next()}` : `Hello ${next()}`;
  };
  const somebody = () => one(people) as Someone;
  const ofTheirs = async (change: (message: Sent) => Promise<unknown>) => {
    const message = one(sent);
    if (message) await change(message);
  };
  const writes = async () => {
    const sender = somebody();
    const { id } = await say(sender, chatId, words());
    sent.push({ id, chatId, sender });
  };
  const reads = () =>
    ofTheirs(async ({ id }) => {
      const { status } = await setSeat(somebody(), chatId, { readUpTo: id });
      expect(status).toBe(200);
    });
  const marksUnread = () =>
    ofTheirs(async ({ id }) => {
      const { status } = await setSeat(somebody(), chatId, { unreadFrom: id });
      expect(status).toBe(200);
    });
  const edits = () =>
    ofTheirs((message) =>
      patch(messagePath(message), { token: message.sender.token, body: { content: words() } }),
    );
  const deletes = () =>
    ofTheirs((message) => del(messagePath(message), { token: message.sender.token }));
  const renames = () => rename(somebody(), chatId, unique('Crew '));
  const marksBoth = () =>
    ofTheirs(async ({ id: readUpTo }) => {
      const unreadFrom = one(sent)?.id;
      await setSeat(somebody(), chatId, { readUpTo, unreadFrom });
    });
  const all = [writes, writes, writes, reads, reads, marksUnread, edits, deletes, renames];
  return { sent, happens: () => (one([...all, marksBoth]) as () => Promise<unknown>)() };
}

describe('what is stored as unread', () => {
  it.each([11, 12, 13])(
    'is what a recount finds after each of many things that happen by chance (%i)',
    async (seed) => {
      const { ann, bo, cy, chat } = await groupOfThree(unique('Crew '));
      const people: readonly Someone[] = [ann, bo, cy];
      const { happens, sent } = chances(chat.id, people, numbersFrom(seed));
      for (let n = 0; n < 70; n += 1) {
        await happens();
        for (const { id } of people)
          expect([n, await stored(chat.id, id)]).toEqual([n, await recounted(chat.id, id)]);
      }
      expect(sent.length).toBeGreaterThan(10);
    },
  );

  it('counts neither what the reader wrote themselves nor lines of what happened', async () => {
    const { ann, bo, chat } = await groupOfThree(unique('Crew '));
    const first = await say(ann, chat.id);
    await say(bo, chat.id);
    await rename(ann, chat.id, unique('Crew '));
    const second = await say(ann, chat.id);
    await say(ann, chat.id);
    await setSeat(bo, chat.id, { readUpTo: first.id });
    expect((await chatFor(bo, chat.id)).unread).toBe(2);
    await setSeat(bo, chat.id, { readUpTo: second.id });
    expect((await chatFor(bo, chat.id)).unread).toBe(1);
    expect(await stored(chat.id, bo.id)).toEqual(await recounted(chat.id, bo.id));
  });

  it('is counted anew where the stored number cannot be right', async () => {
    const { ann, bo, chat } = await groupOfThree();
    const messages = [];
    for (let n = 0; n < 4; n += 1) messages.push(await say(ann, chat.id));
    const seat = () => db('inbox_seats').where({ chat_id: chat.id, member_id: bo.id });
    // Two were read and two are left, so none can't have been unread before.
    await seat().update({ unread: 0 });
    await setSeat(bo, chat.id, { readUpTo: messages[1]!.id });
    expect((await chatFor(bo, chat.id)).unread).toBe(2);
    await seat().update({ unread: -7 });
    await setSeat(bo, chat.id, { unreadFrom: messages[0]!.id });
    expect((await chatFor(bo, chat.id)).unread).toBe(4);
    // Nothing tells this from a right one, until the chat is read to its end.
    await seat().update({ unread: 90 });
    await setSeat(bo, chat.id, { readUpTo: messages[3]!.id });
    expect(await stored(chat.id, bo.id)).toEqual({ unread: 0, mentions: 0, since: null });
  });
});
