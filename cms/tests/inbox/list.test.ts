import { describe, expect, it } from 'vitest';
import type { Chat } from '@hearthside/contract/inbox/fields';
import {
  chatOfTwo,
  closeChat,
  idsOf,
  listOf,
  openChat,
  plantSeat,
  say,
  setSeat,
  startChat,
  stateOf,
  type Signed,
} from '../harness/chats';
import { db } from '../harness/database';
import { get } from '../harness/http';
import { makeMember, signedIn, unique } from '../harness/members';

/** A member with this many direct chats, the oldest first. */
async function withChats(count: number) {
  const me = await signedIn();
  const ids: number[] = [];
  for (let at = 0; at < count; at += 1) ids.push((await startChat(me, [await makeMember()])).id);
  return { me, ids };
}

/** All pages of a list, one after the other; `between` happens after each of them. */
async function pagesOf(me: Signed, limit: number, between: () => Promise<unknown> = async () => 0) {
  const pages: number[][] = [];
  let before: string | undefined;
  do {
    const { chats, next } = await listOf(me, { limit, before });
    pages.push(chats.map(({ id }) => id));
    before = next ?? undefined;
    if (before) await between();
  } while (before);
  return pages;
}

describe('the list of chats', () => {
  it('is empty at first', async () => {
    expect(await listOf(await signedIn())).toEqual({ chats: [], next: null });
  });

  it('has the latest first, and a message brings its chat to the top of everybody\u2019s', async () => {
    const { me, ids } = await withChats(3);
    const [oldest = 0, middle = 0, latest = 0] = ids;
    expect(await idsOf(me)).toEqual([latest, middle, oldest]);
    await say(me, oldest);
    expect(await idsOf(me)).toEqual([oldest, latest, middle]);
    const other = await db('inbox_seats').where({ chat_id: middle }).whereNot('member_id', me.id);
    const late = other.map(({ active_at: at }) => new Date(at).getTime());
    await say(me, middle);
    const now = await db('inbox_seats').where({ chat_id: middle }).pluck('active_at');
    expect(new Set(now.map(Number)).size).toBe(1);
    expect(Number(new Date(now[0]))).toBeGreaterThanOrEqual(Math.max(...late));
    expect(await idsOf(me)).toEqual([middle, oldest, latest]);
  });

  it('shows a chat as its reader has it', async () => {
    const { chat, people } = await chatOfTwo();
    const [anna, bert] = people;
    await say(anna, chat.id, 'First');
    const last = await say(anna, chat.id, 'Second');
    const [seen] = (await listOf(bert)).chats;
    const person = ({ id, lastName }: typeof anna, firstName: string) => ({
      id,
      firstName,
      lastName,
      role: 'pet_owner',
      verified: true,
      profilePicture: null,
    });
    expect(seen).toMatchObject({
      id: chat.id,
      kind: 'direct',
      name: null,
      unread: 2,
      readUpTo: 0,
      closed: false,
      lastMessage: last,
      activeAt: last.createdAt,
      endedAt: null,
      notifications: true,
    });
    expect(seen?.members.slice(0, 2)).toEqual([
      { user: person(anna, 'Anna'), office: false, readUpTo: last.id },
      { user: person(bert, 'Bert'), office: false, readUpTo: 0, notifications: true },
    ]);
    const [own] = (await listOf(anna)).chats;
    expect([own?.unread, own?.readUpTo]).toEqual([0, last.id]);
  });

  it('reveals neither whether others get notifications nor whether they have closed it', async () => {
    const { chat, people } = await chatOfTwo();
    const [anna, bert] = people;
    await setSeat(anna, chat.id, { notifications: false });
    await closeChat(anna, chat.id);
    const [seen] = (await listOf(bert)).chats;
    for (const member of seen?.members ?? []) {
      expect('notifications' in member).toBe(member.user.id === bert.id);
      expect(Object.keys(member)).not.toContain('closed');
    }
    expect([seen?.closed, seen?.notifications]).toEqual([false, true]);
  });

  it('never holds anyone else’s chats', async () => {
    const { chat, people } = await chatOfTwo();
    const stranger = await signedIn();
    const { id: own } = await startChat(stranger, [people[1]]);
    for (const query of [
      {},
      { search: people[0].lastName },
      { limit: 100 },
      { closed: true },
      { before: '999999999999999.1' },
    ]) {
      expect(await idsOf(stranger, query), JSON.stringify(query)).not.toContain(chat.id);
    }
    expect(await idsOf(stranger)).toEqual([own]);
    expect((await openChat(stranger, chat.id)).status).toBe(404);
  });
});

describe('the pages of the list', () => {
  it('hold every chat once, where all of them moved at the same moment too', async () => {
    const { me, ids } = await withChats(7);
    const newest = [...ids].reverse();
    expect(await pagesOf(me, 3)).toEqual([newest.slice(0, 3), newest.slice(3, 6), newest.slice(6)]);
    await db('inbox_seats').where({ member_id: me.id }).update({ active_at: new Date() });
    for (const limit of [1, 2, 7]) expect((await pagesOf(me, limit)).flat()).toEqual(newest);
    expect((await pagesOf(me, 7)).length).toBe(1);
  });

  it('leave out nothing and show nothing twice while messages arrive', async () => {
    const { me, ids } = await withChats(9);
    const [a = 0, b = 0, , , , f = 0, , , i = 0] = ids;
    // One that is yet to come, one that has been, one that has been and comes again.
    const arriving = [a, i, f, b];
    const pages = await pagesOf(me, 2, async () => {
      const chatId = arriving.shift();
      if (chatId) await say(me, chatId);
    });
    const shown = pages.flat();
    expect(new Set(shown).size, 'nothing twice').toBe(shown.length);
    // What moved to the top meanwhile is told of as it moves; all the rest is on the pages.
    const top = await idsOf(me, { limit: 4 });
    expect([...new Set([...shown, ...top])].sort()).toEqual([...ids].sort());
    const moved = new Set([a, i, f, b]);
    const still = ids.filter((id) => !moved.has(id)).reverse();
    expect(shown.filter((id) => !moved.has(id))).toEqual(still);
  });

  it('are thirty chats long, and at most a hundred', async () => {
    const { me } = await withChats(1);
    const rows = await db('inbox_chats').insert(
      Array.from({ length: 31 }, (_one, at) => ({
        kind: 'direct',
        people_key: unique('people'),
        active_at: new Date(at),
      })),
      ['id'],
    );
    for (const { id } of rows) await plantSeat(id, me.id, { active_at: new Date(1000 + id) });
    const { chats, next } = await listOf(me);
    expect([chats.length, next === null]).toEqual([30, false]);
    expect((await listOf(me, { limit: 100 })).chats).toHaveLength(32);
    for (const limit of [0, 101, -1, 'all']) {
      expect((await get('/inbox/chats/me', { token: me.token, query: { limit } })).status).toBe(
        400,
      );
    }
  });

  it('do not begin after a made-up place', async () => {
    const { me, ids } = await withChats(2);
    for (const before of ['', 'x', '1', '1.', '.1', '1.2.3', '-1.1', '1e3.1', "1.1'--"]) {
      const reply = await get('/inbox/chats/me', { token: me.token, query: { before } });
      expect(reply.status, before).toBe(400);
    }
    for (const before of ['0.0', '0.9999999999', '999999999999999.9999999999']) {
      const { status, body } = await get('/inbox/chats/me', { token: me.token, query: { before } });
      expect([200, 400], `${before}: ${status}`).toContain(status);
      if (status === 200) {
        const found = body.chats.map(({ id }: Chat) => id);
        expect(found).toEqual(before.startsWith('0.') ? [] : [...ids].reverse());
      }
    }
  });
});

describe('the closed chats', () => {
  it('are a list of their own, each chat on one of the two', async () => {
    const { me, ids } = await withChats(4);
    const [a = 0, b = 0, c = 0, d = 0] = ids;
    await closeChat(me, b);
    await closeChat(me, d);
    const [open, closed] = [await listOf(me), await listOf(me, { closed: true })];
    expect([open, closed].map(({ chats }) => chats.map(({ id }) => id))).toEqual([
      [c, a],
      [d, b],
    ]);
    expect(closed.chats.map((chat) => chat.closed)).toEqual([true, true]);
    expect(await idsOf(me, { closed: false })).toEqual([c, a]);
    for (const query of [{ closed: 'yes' }, { closed: 1 }, { closed: '' }]) {
      expect((await get('/inbox/chats/me', { token: me.token, query })).status).toBe(400);
    }
  });
});

describe('the state of an inbox', () => {
  it('counts what is unread in the chats whose notifications are on', async () => {
    const me = await signedIn();
    const [anna, bert] = [await signedIn(), await signedIn()];
    const [first, second] = [await startChat(anna, [me]), await startChat(bert, [me])];
    expect(await stateOf(me)).toEqual({
      unread: 0,
      hasChats: true,
      mailUnread: true,
      countsAgainAt: null,
    });
    for (let at = 0; at < 3; at += 1) await say(anna, first.id);
    await say(bert, second.id);
    await say(me, second.id);
    expect((await stateOf(me)).unread).toBe(4);
    await say(bert, second.id);
    expect([(await stateOf(me)).unread, (await stateOf(anna)).unread]).toEqual([5, 0]);
    await setSeat(me, first.id, { notifications: false });
    expect((await stateOf(me)).unread).toBe(2);
    // Still counted where one looks at the chat itself.
    const unread = (await listOf(me)).chats.map((chat) => [chat.id, chat.unread]);
    expect(unread).toEqual([
      [second.id, 2],
      [first.id, 3],
    ]);
    await setSeat(me, first.id, { notifications: true });
    await closeChat(me, first.id);
    expect((await stateOf(me)).unread).toBe(2);
  });

  it('has no chats where there are none to see', async () => {
    for (const wanted of [
      {},
      { role: 'user' },
      { verified: false },
      { role: 'attorney' },
    ] as const) {
      const me = await signedIn(wanted);
      expect(await stateOf(me)).toEqual({
        unread: 0,
        hasChats: false,
        mailUnread: true,
        countsAgainAt: null,
      });
    }
  });

  it('counts nothing that can’t be read by a member who no longer has an inbox', async () => {
    const { chat, people } = await chatOfTwo();
    const [anna, bert] = people;
    await say(anna, chat.id);
    expect(await stateOf(bert)).toMatchObject({ unread: 1, hasChats: true });
    const { id: roleId } = await db('up_roles').where({ type: 'attorney' }).first('id');
    await db('up_users').where({ id: bert.id }).update({ role_id: roleId });
    await expect
      .poll(() => stateOf(bert), { timeout: 1500 })
      .toEqual({ unread: 0, hasChats: false, mailUnread: true, countsAgainAt: null });
    expect(await listOf(bert)).toEqual({ chats: [], next: null });
  });
});
