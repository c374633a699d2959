import { describe, expect, it } from 'vitest';
import { chatOfTwo, plantMessages, startChat } from '../harness/chats';
import { db } from '../harness/database';
import { get } from '../harness/http';
import { signedIn } from '../harness/members';

const admin = await signedIn({ role: 'admin' });
type Caller = { token: string };

const atDay = ({ token }: Caller, chatId: number, query: object) =>
  get(`/inbox/chats/${chatId}/at-day`, { token, query: query as Record<string, string> });
const sendersFor = async ({ token }: Caller, query: Record<string, string | number>) => {
  const { status, body } = await get('/inbox/senders', { token, query });
  return { status, names: body.people?.map((one: { firstName: string }) => one.firstName), body };
};

describe('a day in a chat', () => {
  it('leads to its first message, or to the nearest after it', async () => {
    const { chat, people } = await chatOfTwo();
    const [anna, bert] = people;
    const ids = await plantMessages(chat.id, [anna.id, bert.id], ['1', '2', '3', '4']);
    const moments = [
      '2025-06-01T23:59:59Z',
      '2025-06-02T00:00:00Z',
      '2025-06-02T12:00:00Z',
      '2025-06-10T09:00:00Z',
    ];
    for (const [n, moment] of moments.entries()) {
      const change = { created_at: new Date(moment) };
      await db('inbox_messages')
        .where({ id: ids[n] ?? 0 })
        .update(change);
    }
    const idAt = async (day: string, timeZone = 'UTC', member: Caller = anna) =>
      (await atDay(member, chat.id, { day, timeZone })).body.message?.id ?? null;
    expect(await idAt('2025-06-02')).toBe(ids[1]);
    expect(await idAt('2025-06-02', 'Europe/Vienna')).toBe(ids[0]);
    expect(await idAt('2025-06-03')).toBe(ids[3]);
    expect(await idAt('2020-01-01', 'UTC', admin)).toBe(ids[0]);
    expect(await idAt('2025-06-11')).toBeNull();
    const { body } = await atDay(bert, chat.id, { day: '2025-06-03', timeZone: 'UTC' });
    expect(body.message).toEqual({ id: ids[3], createdAt: '2025-06-10T09:00:00.000Z' });
  });

  it('is refused if it is not a day, and to anyone who is not in the chat', async () => {
    const { chat, people } = await chatOfTwo();
    for (const [query, field] of [
      [{}, 'day'],
      [{ day: '2025-02-30' }, 'day'],
      [{ day: '2025-02-03', timeZone: 'Nowhere' }, 'timeZone'],
    ] as const) {
      const { status, body } = await atDay(people[0], chat.id, query);
      expect([status, Object.keys(body.details)]).toEqual([400, [field]]);
    }
    const stranger = await signedIn();
    expect((await atDay(stranger, chat.id, { day: '2025-06-02' })).status).toBe(404);
    expect((await atDay(people[0], chat.id, { day: '2025-06-02' })).body.message).toBeNull();
  });
});

describe('the people by whom messages can be searched', () => {
  it('are those of one’s chats, or of one of them, by name', async () => {
    const { chat, people } = await chatOfTwo();
    const [anna, bert] = people;
    const carl = await signedIn({ firstName: 'Cärl' });
    await startChat(anna, [carl]);
    const stranger = await signedIn({ firstName: 'Stranger' });
    // Their chats have every admin, who may be more than a page.
    const all = await sendersFor(anna, { limit: 50 });
    for (const name of ['Anna', 'Bert', 'Cärl']) {
      expect((await sendersFor(anna, { search: name })).names).toContain(name);
    }
    expect((await sendersFor(anna, { search: 'Stranger' })).names).toEqual([]);
    expect((await sendersFor(anna, { search: 'CARL' })).names).toEqual(['Cärl']);
    expect((await sendersFor(anna, { search: 'carl', chatId: chat.id })).names).toEqual([]);
    expect((await sendersFor(bert, { search: 'carl' })).names).toEqual([]);
    expect((await sendersFor(stranger, { chatId: chat.id })).status).toBe(404);
    expect((await sendersFor(stranger, {})).names).toEqual([]);
    const some = await sendersFor(anna, { limit: 1 });
    expect(some.names).toEqual(all.names.slice(0, 1));
    expect(some.body.pagination.total).toBe(all.body.pagination.total);
    expect((await sendersFor(admin, { search: 'cärl' })).names).toContain('Cärl');
    // An admin who is not verified has no inbox, and learns of nobody.
    const unverified = await signedIn({ role: 'admin', verified: false });
    expect((await sendersFor(unverified, {})).names).toEqual([]);
    expect(JSON.stringify(all.body)).not.toMatch(/email|phone/);
  });
});
