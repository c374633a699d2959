import { describe, expect, it } from 'vitest';
import type { Message } from '@hearthside/contract/inbox/fields';
import { chatOfTwo, messagesFor, openChat, plantMessages, say, startChat } from '../harness/chats';
import { db } from '../harness/database';
import { makeMember, signedIn } from '../harness/members';

const idsOf = (messages: readonly { id: number }[]) => messages.map(({ id }) => id);
const texts = (count: number) => Array.from({ length: count }, (_, at) => `Message ${at}`);

/** A chat with this many messages. */
async function chatWith(count: number) {
  const { chat, people } = await chatOfTwo();
  const ids = await plantMessages(chat.id, idsOf(people), texts(count));
  return { chatId: chat.id, reader: people[0], ids };
}

interface Page {
  messages: Message[];
  hasMore: boolean;
}

describe('a chat, page by page', () => {
  it('begins with the newest 25, oldest first', async () => {
    const { chatId, reader, ids } = await chatWith(60);
    const page = async (lastMessageId?: number) => {
      const { messages, hasMore } = (await openChat(reader, chatId, { lastMessageId }))
        .body as Page;
      return [idsOf(messages), hasMore];
    };
    expect(await page()).toEqual([ids.slice(35), true]);
    expect(await page(ids[35])).toEqual([ids.slice(10, 35), true]);
    expect(await page(ids[10])).toEqual([ids.slice(0, 10), false]);
    expect(await page(ids[0])).toEqual([[], false]);
    // Exactly a page is left, and no more behind it.
    expect(await page(ids[25])).toEqual([ids.slice(0, 25), false]);
  });

  it.each([1, 7, 25, 60, 100])(
    'is there without gap or double, %i at a time, in both directions',
    async (limit) => {
      const { chatId, reader, ids } = await chatWith(60);
      const read = async (query: { lastMessageId?: number; after?: number }) =>
        (await openChat(reader, chatId, { limit, ...query })).body as Page;

      const back: number[] = [];
      for (let more = true; more;) {
        const page = await read(back[0] === undefined ? {} : { lastMessageId: back[0] });
        back.unshift(...idsOf(page.messages));
        more = page.hasMore;
        if (more) expect(page.messages).toHaveLength(limit);
      }
      expect(back).toEqual(ids);

      const on: number[] = [];
      for (let more = true; more;) {
        const page = await read({ after: on.at(-1) ?? 0 });
        on.push(...idsOf(page.messages));
        more = page.hasMore;
        if (more) expect(page.messages).toHaveLength(limit);
      }
      expect(on).toEqual(ids);
    },
    30_000,
  );

  it('gives what lies between two, and nothing beyond the last', async () => {
    const { chatId, reader, ids } = await chatWith(10);
    const [third, eighth] = [ids[2], ids[7]];
    const between = await messagesFor(reader, chatId, { after: third, lastMessageId: eighth });
    expect(idsOf(between)).toEqual(ids.slice(3, 7));
    expect(await messagesFor(reader, chatId, { after: ids.at(-1) })).toEqual([]);
    expect(await messagesFor(reader, chatId, { after: 2_147_483_647 })).toEqual([]);
    const all = await messagesFor(reader, chatId, { lastMessageId: 2_147_483_647 });
    expect(idsOf(all)).toEqual(ids);
  });

  it.each([
    { limit: 0 },
    { limit: 101 },
    { limit: 'all' },
    { lastMessageId: -1 },
    { lastMessageId: '1e3' },
    { lastMessageId: 2_147_483_648 },
    { after: '' },
    { after: '1;drop' },
    { before: 3 },
    { sort: 'createdAt:asc' },
  ] as Record<string, string | number>[])('does not accept %j', async (query) => {
    const { chat, people } = await chatOfTwo();
    const { status, body } = await openChat(people[0], chat.id, query);
    expect([status, body.details]).toEqual([
      400,
      { [Object.keys(query)[0] ?? '']: expect.any(String) },
    ]);
  });

  it('reveals nothing of someone else’s chat by a place in it, not even that it exists', async () => {
    const [anna, bert, carl] = [await signedIn(), await makeMember(), await signedIn()];
    const [own, foreign] = [await startChat(anna, [bert]), await startChat(carl, [bert])];
    const mine = [await say(anna, own.id), await say(anna, own.id)];
    const secret = await say(carl, foreign.id, 'A secret');
    mine.push(await say(anna, own.id));
    const answers = () =>
      Promise.all(
        [{ lastMessageId: secret.id }, { after: secret.id }].map(
          async (query) => (await openChat(anna, own.id, query)).body,
        ),
      );
    const [before, after] = await answers();
    expect(idsOf(before.messages)).toEqual(idsOf(mine.slice(0, 2)));
    expect(idsOf(after.messages)).toEqual(idsOf(mine.slice(2)));
    expect(JSON.stringify([before, after])).not.toMatch(/A secret/);
    await db('inbox_messages').where({ id: secret.id }).delete();
    expect(await answers()).toEqual([before, after]);
  });
});
