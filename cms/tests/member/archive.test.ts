import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { SESSION_TEXTS } from '@hearthside/contract/session/endpoints';
import { db } from '../harness/database';
import { del, get, post, put } from '../harness/http';
import { closeWindows, openWindow } from '../harness/live';
import {
  mailToken,
  makeMember,
  PASSWORD,
  signedIn,
  type NewMember,
  type TestMember,
  type TestSession,
  unique,
} from '../harness/members';
import { historyOf, named } from '../harness/notifications';
import { server } from '../harness/shared';
import { snapshot } from '../harness/snapshot';
import { runJob } from '../harness/sweep';

let admin: TestMember & TestSession;
beforeAll(async () => {
  admin = await signedIn({ role: 'admin', firstName: 'Ada' });
});
afterEach(closeWindows);

const reason = 'Moved to Ohio';
const archive = (id: number, body: object = { reason }, by: TestSession = admin) =>
  put(`/users/${id}/archive`, { token: by.token, body });
const restore = (id: number, by: TestSession = admin) =>
  del(`/users/${id}/archive`, { token: by.token });
const signIn = (email: string) => post('/auth/local', { body: { email, password: PASSWORD } });
const stateOf = async (id: number) =>
  (await get(`/users/${id}`, { token: admin.token })).body.user.state;

/** Whether a list shows a member. */
const listed = async (
  path: string,
  { lastName }: TestMember,
  query: Record<string, string> = {},
) => {
  const { body } = await get(path, { token: admin.token, query: { search: lastName, ...query } });
  const rows: unknown[] = body.users ?? body.members ?? body.data;
  return rows.length;
};

const suspended = (more: object = {}): NewMember => ({
  blocked: true,
  columns: { suspended_at: new Date(), suspended_reason: 'For a while', ...more },
});

describe('an archived member', () => {
  it('is shown with the reason and who did it, and it is recorded', async () => {
    const member = await makeMember();
    const reply = await archive(member.id);
    expect(reply.status, reply.text).toBe(200);
    expect([reply.body.user.state, reply.body.suspension]).toEqual(['archived', null]);
    expect(reply.body.archive).toEqual({
      reason,
      since: expect.stringMatching(/^20/),
      by: named(admin).name,
    });
    const [entry] = await historyOf(admin.token, member.id);
    expect(entry).toMatchObject({ action: 'archived', by: named(admin), reason, changes: [] });
  });

  it('needs no reason', async () => {
    const member = await makeMember();
    expect((await archive(member.id, {})).body.archive.reason).toBe('');
  });

  it('has no session, open window or mailed link any more', async () => {
    const member = await signedIn();
    const window = await openWindow(member);
    const token = await mailToken(member.id, 'reset_password');
    expect((await archive(member.id)).status).toBe(200);
    expect((await get('/users/me', { token: member.token })).status).toBe(401);
    expect(await window.isCut()).toBeLessThan(1000);
    const body = { token, password: 'a-new-heron-9' };
    expect((await post('/auth/reset-password', { body })).status).toBe(400);
  });

  it('is shown at sign-in why they cannot sign in and where to write, but only with the right password', async () => {
    const settings = await db('portal_settings').first('support_email');
    const member = await makeMember();
    await archive(member.id);
    const refused = await signIn(member.email);
    expect(refused.status).toBe(403);
    expect(refused.body.error).toMatch(/^This account is archived/);
    if (settings?.support_email) expect(refused.body.error).toContain(settings.support_email);
    expect(refused.text).not.toContain(reason);
    const wrong = await post('/auth/local', {
      body: { email: member.email, password: 'not-this-one' },
    });
    expect([wrong.status, wrong.body.error]).toEqual([400, SESSION_TEXTS.wrongCredentials]);
  });

  it('is in no list but that of archived members, and comes back to all', async () => {
    const member = await makeMember({ role: 'caretaker' });
    const lists = () =>
      Promise.all([
        listed('/users', member),
        listed('/directory', member, { role: 'caretaker' }),
        listed('/caregivers/list', member),
        listed('/users', member, { account: 'archived' }),
      ]);
    expect(await lists()).toEqual([1, 1, 1, 0]);
    await archive(member.id);
    expect(await lists()).toEqual([0, 0, 0, 1]);
    expect((await restore(member.id)).body).toMatchObject({
      archive: null,
      user: { state: 'active', role: 'caretaker', verified: true },
    });
    expect(await lists()).toEqual([1, 1, 1, 0]);
    expect((await signIn(member.email)).status).toBe(200);
    const [entry] = await historyOf(admin.token, member.id);
    expect(entry).toMatchObject({ action: 'unarchived', by: named(admin) });
  });

  it('is not picked for a chat and not found by the search', async () => {
    const member = await makeMember({ role: 'foster' });
    const employee = await signedIn({ role: 'employee' });
    const found = async (path: string, query: Record<string, string>) => {
      const { text } = await get(path, { token: employee.token, query });
      return text.includes(`"id":${member.id},`) || text.includes(member.email);
    };
    const picked = () => found('/inbox/people', { search: member.lastName });
    const searched = () => found('/search', { search: member.lastName });
    const before = [await picked(), await searched()];
    await archive(member.id);
    expect([await picked(), await searched()]).toEqual([false, false]);
    expect(before).toContain(true);
  });

  it('is not among those from whom a question of a form can be hidden, unless they were chosen', async () => {
    const member = await makeMember({ role: 'foster', lastName: unique('Offered') });
    const offered = async (query: Record<string, string>) =>
      (await get('/forms/people', { token: admin.token, query })).body.users.length;
    expect(await offered({ search: member.lastName })).toBe(1);
    await archive(member.id);
    expect(await offered({ search: member.lastName })).toBe(0);
    expect(await offered({ ids: String(member.id) })).toBe(1);
  });

  it.each([
    ['suspended', suspended()],
    ['locked', { blocked: true }],
  ])('who was %s before is so again once restored', async (before, wanted) => {
    const member = await makeMember(wanted);
    expect(await stateOf(member.id)).toBe(before);
    await archive(member.id);
    expect(await stateOf(member.id)).toBe('archived');
    await restore(member.id);
    expect(await stateOf(member.id)).toBe(before);
    expect((await signIn(member.email)).status).toBe(403);
  });

  it('stays archived on the day on which a suspension would have ended', async () => {
    const member = await makeMember(suspended({ suspended_until: '2026-01-01' }));
    await archive(member.id);
    await runJob(server, 'suspensions', 3);
    expect(await stateOf(member.id)).toBe('archived');
  });

  it('can’t be suspended or sent a reset link, and nothing is lifted for them', async () => {
    const member = await makeMember();
    await archive(member.id);
    const { token } = admin;
    const body = { reason: 'No', until: null };
    for (const reply of [
      await put(`/users/${member.id}/suspension`, { token, body }),
      await del(`/users/${member.id}/suspension`, { token }),
      await post(`/users/${member.id}/reset-link`, { token }),
    ]) {
      expect(reply.status).toBe(409);
    }
    expect(await stateOf(member.id)).toBe('archived');
  });

  it('is archived once, with the first reason', async () => {
    const member = await makeMember();
    await archive(member.id);
    expect((await archive(member.id, { reason: 'Again' })).body.archive.reason).toBe(reason);
    expect(await historyOf(admin.token, member.id)).toHaveLength(1);
  });
});

describe('archiving is refused', () => {
  it.each([
    ['a reason without end', { reason: 'x'.repeat(501) }, 'reason'],
    ['a flag beside it', { blocked: false }, 'blocked'],
  ])('with %s, without a trace', async (_what, body, field) => {
    const { id } = await makeMember();
    const before = await snapshot();
    const reply = await archive(id, body);
    expect([reply.status, Object.keys(reply.body.details)]).toEqual([400, [field]]);
    expect(await snapshot()).toEqual(before);
  });

  it('for the admin themselves, for people who have not joined and for members in the trash', async () => {
    const unconfirmed = await makeMember({ confirmed: false });
    const deleted = await makeMember({ columns: { deleted_at: new Date() } });
    const before = await snapshot();
    const own = await archive(admin.id);
    expect([own.status, own.body]).toEqual([409, { error: 'You can’t archive yourself.' }]);
    for (const { id } of [unconfirmed, deleted]) expect((await archive(id)).status).toBe(404);
    expect(await snapshot()).toEqual(before);
  });

  it('from anyone who is not an admin, and so is restoring', async () => {
    const member = await makeMember();
    const employee = await signedIn({ role: 'employee' });
    const before = await snapshot();
    expect((await archive(member.id, {}, employee)).status).toBe(403);
    expect((await restore(member.id, employee)).status).toBe(403);
    expect(await snapshot()).toEqual(before);
  });

  it('and so is restoring a member who is not archived', async () => {
    const member = await makeMember();
    const reply = await restore(member.id);
    expect([reply.status, reply.body]).toEqual([409, { error: 'This account is not archived.' }]);
  });
});
