import { describe, expect, it } from 'vitest';
import { VERIFY_UNDO_SECONDS } from '@hearthside/contract/member/users';
import { db } from '../harness/database';
import { get, patch } from '../harness/http';
import { makeMember, signedIn } from '../harness/members';
import { mailsTo, mailTo } from '../harness/outbox';
import { historyOf, named } from '../harness/notifications';
import { until } from '../harness/until';

const admin = await signedIn({ role: 'admin' });
const verify = (id: number, verified: boolean, by = admin, more: object = {}) =>
  patch(`/users/${id}/verify`, { token: by.token, body: { verified, ...more } });
const notificationsOf = (id: number) =>
  db('portal_notifications').where({ member_id: id }).orderBy('id');
const queuedTo = (to: string) => db('portal_mails').where({ to });

describe('verifying a member', () => {
  it('works by the body and by the query', async () => {
    const member = await makeMember({ verified: false });
    const byBody = await verify(member.id, true);
    expect([byBody.status, byBody.body.user.verified]).toEqual([200, true]);
    const row = await db('up_users').where({ id: member.id }).first();
    expect(Date.now() - Number(new Date(row.verified_at))).toBeLessThan(5000);
    const byQuery = await patch(`/users/${member.id}/verify`, {
      token: admin.token,
      query: { verify: false },
    });
    expect([byQuery.status, byQuery.body.user.verified]).toEqual([200, false]);
    expect((await db('up_users').where({ id: member.id }).first()).verified_at).toBeNull();
  });

  it('requires the flag as a boolean', async () => {
    const { id } = await makeMember({ verified: false });
    const { token } = admin;
    for (const ask of [
      {},
      { body: { verified: 'true' } },
      { body: { verified: 1 } },
      { query: { verify: 'yes' } },
      { query: { verified: true } },
      { body: { verify: true } },
      { body: { verified: true, role: 'admin' } },
    ]) {
      expect((await patch(`/users/${id}/verify`, { token, ...ask })).status).toBe(400);
    }
    expect(Boolean((await db('up_users').where({ id }).first()).verified)).toBe(false);
  });

  it('notifies the member once, however often it is done', async () => {
    const member = await makeMember({ verified: false });
    await verify(member.id, true);
    await verify(member.id, true);
    expect(await notificationsOf(member.id)).toMatchObject([
      { kind: 'verified', title: 'You are verified' },
    ]);
    expect(await queuedTo(member.email)).toHaveLength(1);
    await mailTo(member.email, 'You are verified');
    await verify(member.id, false);
    await verify(member.id, false);
    expect(await notificationsOf(member.id)).toMatchObject([
      { kind: 'verified' },
      { kind: 'unverified' },
    ]);
    const correction = await mailTo(member.email, 'You are no longer verified');
    expect(correction.text).toContain('has withdrawn your verification');
    expect(await mailsTo(member.email)).toHaveLength(2);
  });

  it('is not told at all once it is undone before its mail has left', async () => {
    const member = await makeMember({ verified: false });
    await verify(member.id, true, admin, { mayUndo: true });
    expect(await notificationsOf(member.id)).toMatchObject([{ kind: 'verified' }]);
    const [mail] = await queuedTo(member.email);
    const waits = Number(new Date(mail.next_try_at)) - Number(new Date(mail.created_at));
    expect(Math.round(waits / 1000)).toBe(VERIFY_UNDO_SECONDS);
    expect((await verify(member.id, false)).body.user.verified).toBe(false);
    expect([await notificationsOf(member.id), await queuedTo(member.email)]).toEqual([[], []]);
    await verify(member.id, true);
    await mailTo(member.email, 'You are verified');
  });

  it('that is revoked much later is told by the notification bell, though no mail has ever left', async () => {
    const verified_at = new Date(Date.now() - 86_400_000);
    const member = await makeMember({ columns: { verified_at } });
    await verify(member.id, false);
    expect(await notificationsOf(member.id)).toMatchObject([{ kind: 'unverified' }]);
    expect(await queuedTo(member.email)).toEqual([]);
  });

  it('whose mail was swept is corrected by a mail once it is removed, and its old line stays', async () => {
    const member = await makeMember({ verified: false });
    await verify(member.id, true);
    await mailTo(member.email, 'You are verified');
    const verified_at = new Date(Date.now() - 40 * 86_400_000);
    await db('up_users').where({ id: member.id }).update({ verified_at });
    await db('portal_notifications')
      .where({ member_id: member.id })
      .update({
        once_key: `verified-${verified_at.getTime()}-${member.id}`,
      });
    await until('the mail is done', async () => (await queuedTo(member.email))[0].sent_at);
    await queuedTo(member.email).delete();
    await verify(member.id, false);
    expect(await notificationsOf(member.id)).toMatchObject([
      { kind: 'verified' },
      { kind: 'unverified' },
    ]);
    await mailTo(member.email, 'You are no longer verified');
  });

  it('that is older than the lines that are kept is told by mail once it is removed', async () => {
    const verified_at = new Date(Date.now() - 400 * 86_400_000);
    const member = await makeMember({ columns: { verified_at } });
    await verify(member.id, false);
    await mailTo(member.email, 'You are no longer verified');
  });

  it('is recorded, each change once, with who did it', async () => {
    const member = await makeMember({ verified: false });
    await verify(member.id, true);
    await verify(member.id, true);
    await verify(member.id, false);
    const entry = (from: string, to: string) => ({
      action: 'verification',
      by: named(admin),
      about: { kind: 'member', ...named(member) },
      other: null,
      changes: [{ field: 'Verification', from, to }],
      reason: '',
    });
    expect(await historyOf(admin.token, member.id)).toEqual([
      entry('Verified', 'Unverified'),
      entry('Unverified', 'Verified'),
    ]);
  });

  it('notifies once if two admins do it at once', async () => {
    const second = await signedIn({ role: 'admin' });
    for (let round = 0; round < 5; round += 1) {
      const member = await makeMember({ verified: false });
      const replies = await Promise.all(
        [admin, second, admin, second].map((by) => verify(member.id, true, by)),
      );
      expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      expect(await notificationsOf(member.id)).toHaveLength(1);
      expect(await queuedTo(member.email)).toHaveLength(1);
    }
  });

  it('is not possible for oneself, nor for a member who does not exist', async () => {
    const oneself = await verify(admin.id, false);
    expect([oneself.status, oneself.body]).toEqual([
      409,
      { error: 'You can\u2019t change your own verification.' },
    ]);
    const unconfirmed = await makeMember({ confirmed: false, verified: false });
    const deleted = await makeMember({ verified: false, columns: { deleted_at: new Date() } });
    for (const id of [2_000_000_000, unconfirmed.id, deleted.id]) {
      const none = await verify(id, true);
      expect([none.status, none.body]).toEqual([404, { error: 'Failed to fetch user' }]);
    }
    for (const id of [unconfirmed.id, deleted.id]) {
      expect(Boolean((await db('up_users').where({ id }).first()).verified)).toBe(false);
    }
  });

  it('opens and closes what the role permits with the next request', async () => {
    const member = await signedIn({ role: 'employee', verified: false });
    const directory = () => get('/directory', { token: member.token, query: { role: 'foster' } });
    const waiting = await directory();
    expect([waiting.status, waiting.body.error]).toEqual([
      403,
      'You can look up members in the directory once an admin verifies you.',
    ]);
    await verify(member.id, true);
    expect((await directory()).status).toBe(200);
    await verify(member.id, false);
    expect((await directory()).status).toBe(403);
  });

  it('updates the counts at once', async () => {
    const { lastName, id } = await makeMember({ verified: false });
    const total = async (verified: boolean) => {
      const query = { search: lastName, verified };
      return (await get('/users', { token: admin.token, query })).body.pagination.total;
    };
    expect([await total(true), await total(false)]).toEqual([0, 1]);
    await verify(id, true);
    expect([await total(true), await total(false)]).toEqual([1, 0]);
  });
});
