import { describe, expect, it } from 'vitest';
import { db, insert } from '../harness/database';
import { get, patch, post } from '../harness/http';
import { signedIn as withSession } from '../harness/members';

/** A member who is not told of what other tests publish. */
async function signedIn() {
  const member = await withSession();
  const now = new Date();
  const row = { member_id: member.id, off: 'reading:bell', created_at: now, updated_at: now };
  await db('portal_notification_choices').insert(row);
  return member;
}
const notify = (member_id: number, title: string, more: object = {}) =>
  insert('portal_notifications', {
    member_id,
    kind: 'welcome',
    title,
    body: 'b',
    link: '/',
    ...more,
  });
const list = async (token: string, query = {}) =>
  (await get('/notifications', { token, query })).body;
type Row = { id: number; title: string; readAt: string | null };

describe('a member’s notifications', () => {
  it('are their own, the newest first, a page at a time', async () => {
    const me = await signedIn();
    const other = await signedIn();
    const ids: number[] = [];
    for (let i = 0; i < 7; i += 1) ids.push(await notify(me.id, `n${i}`));
    await notify(other.id, 'theirs');
    const first = await list(me.token, { limit: 3 });
    expect(first.notifications.map(({ id }: Row) => id)).toEqual(ids.slice(4).reverse());
    expect([first.unread, first.pagination]).toEqual([
      7,
      { currentPage: 1, totalPages: 3, total: 7 },
    ]);
    const last = await list(me.token, { limit: 3, page: 3 });
    expect(last.notifications.map(({ id }: Row) => id)).toEqual([ids[0]]);
    expect(last.notifications[0]).toEqual({
      id: ids[0],
      kind: 'welcome',
      title: 'n0',
      body: 'b',
      link: '/',
      readAt: null,
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
    });
  });

  it('are read one by one, once', async () => {
    const me = await signedIn();
    const [one] = [await notify(me.id, 'a'), await notify(me.id, 'b')];
    const reply = await patch(`/notifications/${one}/read`, { token: me.token });
    expect([reply.status, reply.body]).toEqual([200, { unread: 1 }]);
    const readAt = async () =>
      (await list(me.token)).notifications.find(({ id }: Row) => id === one).readAt;
    const when = await readAt();
    expect(Math.abs(Date.now() - Date.parse(when))).toBeLessThan(5000);
    expect((await patch(`/notifications/${one}/read`, { token: me.token })).body).toEqual({
      unread: 1,
    });
    expect(await readAt()).toBe(when);
  });

  it('are read all at once, and nobody else\u2019s are', async () => {
    const me = await signedIn();
    const other = await signedIn();
    for (const { id } of [me, me, other]) await notify(id, 'x');
    const theirs = await db('portal_notifications').where({ member_id: other.id }).first('id');
    expect((await patch(`/notifications/${theirs.id}/read`, { token: me.token })).status).toBe(404);
    const reply = await post('/notifications/read-all', { token: me.token });
    expect([reply.status, reply.body]).toEqual([200, { unread: 0 }]);
    expect([(await list(me.token)).unread, (await list(other.token)).unread]).toEqual([0, 1]);
  });

  it('take page and limit and nothing else', async () => {
    const { token } = await signedIn();
    for (const query of [{ search: 'x' }, { limit: 101 }, { page: 0 }, { memberId: 1 }]) {
      expect((await get('/notifications', { token, query })).status).toBe(400);
    }
  });
});
