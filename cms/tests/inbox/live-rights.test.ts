import { afterAll, describe, expect, it } from 'vitest';
import { chatOfTwo, say } from '../harness/chats';
import { db } from '../harness/database';
import { del, patch, post } from '../harness/http';
import { closeWindows, openWindow, refusalOf, settled, type LiveWindow } from '../harness/live';
import { openSession, PASSWORD, signedIn, type TestSession } from '../harness/members';
import { makeTrust } from '../harness/trusts';

const admin = await signedIn({ role: 'admin' });
const { token } = admin;
afterAll(closeWindows);

type Person = Awaited<ReturnType<typeof signedIn>>;
type Change = (member: Person) => Promise<{ status: number }>;

const ended = 'Please sign in.';
/** What ends a session, or gives other rights; whether its token opens a window again. */
const CHANGES: readonly [what: string, change: Change, after: 'refused' | 'let in'][] = [
  [
    'signs out',
    ({ token, cookie }) => post('/auth/logout', { token, headers: { cookie } }),
    'refused',
  ],
  [
    'is signed out from another device',
    async ({ id, sessionId }) => {
      const other = await openSession(id);
      return del(`/auth/sessions/${sessionId}`, { token: other.token });
    },
    'refused',
  ],
  [
    'signs out everywhere',
    async ({ id }) => del('/auth/sessions', { token: (await openSession(id)).token }),
    'refused',
  ],
  [
    'changes the password on another device',
    async ({ id }) => {
      const body = { currentPassword: PASSWORD, password: 'Another-lantern-8' };
      return post('/auth/change-password', { token: (await openSession(id)).token, body });
    },
    'refused',
  ],
  [
    'shows a refresh token that was used before',
    async ({ cookie }) => {
      await post('/auth/refresh', { headers: { cookie } });
      const { status } = await post('/auth/refresh', { headers: { cookie } });
      return { status: status === 401 ? 200 : status };
    },
    'refused',
  ],
  ['is deleted', ({ id }) => del(`/users/${id}`, { token }), 'refused'],
  [
    'is verified no more',
    ({ id }) => patch(`/users/${id}/verify`, { token, body: { verified: false } }),
    'let in',
  ],
  [
    'is verified no more, with others',
    ({ id }) => post('/users/verify', { token, body: { userIds: [id], verified: false } }),
    'let in',
  ],
  [
    'gets a role without an inbox',
    ({ id }) => patch(`/users/${id}/role`, { token, body: { role: 'attorney', reason: 'Moves' } }),
    'let in',
  ],
];

describe.each(CHANGES)('a member who %s', (_what, change, after) => {
  it('is cut off within a second, and gets no more events', async () => {
    const { chat, people } = await chatOfTwo();
    const [anna, bert] = people;
    const other = await openWindow(bert);
    const windows = [await openWindow(anna), await openWindow(anna)];
    for (const window of [other, ...windows]) await window.watch(chat.id);
    await say(bert, chat.id, 'before');
    for (const window of windows) await window.receives('message');

    expect((await change(anna)).status).toBe(200);
    for (const window of windows) expect(await window.isCut()).toBeLessThan(1000);
    for (const { log } of windows) {
      const told = log.some(({ event }) => event === 'rights');
      expect(told, 'is told of other rights').toBe(after === 'let in');
    }
    let again: LiveWindow | undefined;
    if (after === 'refused') expect(await refusalOf({ token: anna.token })).toBe(ended);
    else again = await openWindow(anna);
    if (again) expect(await again.watch(chat.id)).toEqual({ ok: false });
    for (const { log } of windows) log.length = 0;

    other.types(chat.id);
    await say(bert, chat.id, 'after');
    await other.receives('message', ({ message }) => message.content === 'after');
    await settled();
    expect(windows.map(({ log }) => log)).toEqual([[], []]);
    expect(again?.log ?? []).toEqual([]);
    expect(other.isOpen()).toBe(true);
  });
});

describe('a session that ends', () => {
  it('closes its own windows, and leaves those of the member’s other devices', async () => {
    const { chat, people } = await chatOfTwo();
    const [anna, bert] = people;
    const second: TestSession = await openSession(anna.id);
    const [here, there] = [await openWindow(anna), await openWindow(second)];
    expect((await del(`/auth/sessions/${anna.sessionId}`, { token: second.token })).status).toBe(
      200,
    );
    expect(await here.isCut()).toBeLessThan(1000);
    await say(bert, chat.id, 'still here');
    await there.receives('message');
    // Later than every look at what has changed.
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect([there.isOpen(), here.contents()]).toEqual([true, []]);
  });
});

describe('a member who is removed from a trust', () => {
  it('is cut off within a second, and gets no more events of its chat in a new window', async () => {
    const trust = await makeTrust();
    const [stays, leaves] = [await signedIn(), await signedIn()];
    for (const { id: userId } of [stays, leaves]) {
      await post('/trusts/assign', { token, body: { userId, trustId: trust.id } });
    }
    const { id: chatId } = await db('inbox_chats').where({ trust_id: trust.id }).first('id');
    const [staying, before] = [await openWindow(stays), await openWindow(leaves)];
    for (const window of [staying, before]) {
      expect((await window.watch(chatId)).ok).toBe(true);
    }
    await post('/trusts/remove', { token, body: { userId: leaves.id, trustId: trust.id } });
    expect(await before.isCut()).toBeLessThan(1000);
    const again = await openWindow(leaves);
    expect(await again.watch(chatId)).toEqual({ ok: false });
    staying.types(chatId);
    await say(stays, chatId, 'among us');
    await staying.receives('message');
    await settled();
    expect([before.contents(), before.told('typing'), again.log]).toEqual([[], [], []]);
  });
});

describe('a change that takes no rights', () => {
  it('leaves windows open', async () => {
    const { people } = await chatOfTwo();
    const window = await openWindow(people[0]);
    const { id } = people[0];
    const body = { userId: id };
    const changed = await post('/memberships/feature', { token, body });
    expect(changed.status).toBe(200);
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect(window.isOpen()).toBe(true);
  });
});
