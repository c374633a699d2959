import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { SESSION_TEXTS } from '@hearthside/contract/session/endpoints';
import { dayAhead } from '../harness/appointments';
import { db, insert } from '../harness/database';
import { del, get, post, put } from '../harness/http';
import { closeWindows, openWindow } from '../harness/live';
import {
  mailToken,
  makeMember,
  PASSWORD,
  signedIn,
  type TestMember,
  type TestSession,
} from '../harness/members';
import { historyOf, named, notificationsOf, subjectsTo } from '../harness/notifications';
import { mailTo } from '../harness/outbox';
import { server } from '../harness/shared';
import { snapshot } from '../harness/snapshot';
import { runJob } from '../harness/sweep';
import { until } from '../harness/until';

let admin: TestMember & TestSession;
beforeAll(async () => {
  admin = await signedIn({ role: 'admin', firstName: 'Ada' });
});
afterEach(closeWindows);

const UNTIL = '2199-12-03';
const reason = 'Shared their password with others';
const suspend = (id: number, more: object = {}, by: TestSession = admin) =>
  put(`/users/${id}/suspension`, { token: by.token, body: { reason, until: UNTIL, ...more } });
const lift = (id: number, by: TestSession = admin) =>
  del(`/users/${id}/suspension`, { token: by.token });
const signIn = (email: string, password = PASSWORD) =>
  post('/auth/local', { body: { email, password } });
const detailOf = async (id: number) => (await get(`/users/${id}`, { token: admin.token })).body;

describe('a suspension', () => {
  it('is shown with its reason, its day and who did it, in the list too, and is recorded', async () => {
    const member = await makeMember({ role: 'foster' });
    const reply = await suspend(member.id);
    expect(reply.status, reply.text).toBe(200);
    expect(reply.body.user.state).toBe('suspended');
    expect(reply.body.suspension).toEqual({
      reason,
      until: UNTIL,
      since: expect.stringMatching(/^20/),
      by: named(admin).name,
    });
    const query = { search: member.lastName };
    const { users } = (await get('/users', { token: admin.token, query })).body;
    expect(users.map(({ user }: { user: { state: string } }) => user.state)).toEqual(['suspended']);
    expect(await historyOf(admin.token, member.id)).toEqual([
      {
        action: 'suspended',
        by: named(admin),
        other: null,
        reason,
        about: { kind: 'member', ...named(member) },
        changes: [{ field: 'Suspended until', from: '', to: 'Dec 3, 2199' }],
      },
    ]);
  });

  it('ends sessions and open windows at once, and a link to set a password too', async () => {
    const member = await signedIn();
    const window = await openWindow(member);
    const token = await mailToken(member.id, 'reset_password');
    expect((await suspend(member.id)).status).toBe(200);
    expect((await get('/users/me', { token: member.token })).status).toBe(401);
    expect(await window.isCut()).toBeLessThan(1000);
    const reset = await post('/auth/reset-password', {
      body: { token, password: 'a-new-heron-9' },
    });
    expect([reset.status, reset.body.error]).toEqual([400, SESSION_TEXTS.badLink]);
  });

  it('is announced by mail and at sign-in, with the day and without the reason', async () => {
    const member = await makeMember();
    await suspend(member.id);
    const refused = await signIn(member.email);
    expect(refused.status).toBe(403);
    expect(refused.body.error).toContain('You can sign in again on Dec 3, 2199.');
    const mail = await mailTo(member.email, 'Your account is suspended');
    expect(mail.text).toContain('Dec 3, 2199');
    expect([mail.text, refused.text].join()).not.toContain(reason);
    // Only whoever knows the password learns of it.
    const stranger = await signIn(member.email, 'not-their-password');
    expect([stranger.status, stranger.body.error]).toEqual([400, SESSION_TEXTS.wrongCredentials]);
  });

  it('takes the member out of the directory and brings them back with its end', async () => {
    const member = await makeMember({ role: 'foster' });
    const listed = async () => {
      const query = { role: 'foster', search: member.lastName };
      const { members } = (await get('/directory', { token: admin.token, query })).body;
      return members.length;
    };
    expect(await listed()).toBe(1);
    await suspend(member.id);
    expect(await listed()).toBe(0);
    await lift(member.id);
    expect(await listed()).toBe(1);
  });

  it('can be changed, and stays the same suspension', async () => {
    const member = await makeMember();
    const { suspension: first } = (await suspend(member.id)).body;
    const { suspension } = (await suspend(member.id, { until: null, reason: 'For longer' })).body;
    expect(suspension).toEqual({ ...first, until: null, reason: 'For longer' });
    const [entry] = await historyOf(admin.token, member.id);
    expect(entry?.changes).toEqual([
      { field: 'Suspended until', from: 'Dec 3, 2199', to: 'Until it is lifted' },
    ]);
    expect((await signIn(member.email)).body.error).not.toContain('You can sign in again on');
  });

  it('is lifted by an admin, who lets the member in with everything they had', async () => {
    const member = await makeMember({ role: 'foster' });
    await suspend(member.id);
    await mailTo(member.email, 'Your account is suspended');
    const reply = await lift(member.id);
    expect([reply.status, reply.body.user.state, reply.body.suspension]).toEqual([
      200,
      'active',
      null,
    ]);
    const opened = await signIn(member.email);
    expect([opened.status, opened.body.me.role, opened.body.me.verified]).toEqual([
      200,
      'foster',
      true,
    ]);
    expect((await notificationsOf(member.id)).map(({ title }) => title)).toEqual([
      'You can sign in again',
    ]);
    expect(await subjectsTo(member.email)).toEqual([
      'Your account is suspended',
      'You can sign in again',
    ]);
    const [entry] = await historyOf(admin.token, member.id);
    expect([entry?.action, entry?.by]).toEqual(['reinstated', named(admin)]);
  });

  it('is lifted with a mail at once, also at night and for who gets no mails about the account', async () => {
    const member = await makeMember();
    await insert('portal_notification_choices', {
      member_id: member.id,
      off: 'account:mail',
      quiet_from: '00:00',
      quiet_to: '23:59',
    });
    await suspend(member.id);
    await mailTo(member.email, 'Your account is suspended');
    expect((await lift(member.id)).status).toBe(200);
    const mail = await mailTo(member.email, 'You can sign in again');
    expect(mail.text).toContain('is open again');
  });

  /** Suspends a member, and makes the mail about it wait for an hour, tried so often. */
  async function suspendedUntold(tries: number) {
    const member = await makeMember();
    await suspend(member.id);
    await mailTo(member.email, 'Your account is suspended');
    const mine = db('portal_mails').where({ to: member.email });
    await until('the mail is done', async () => (await mine.clone().first()).sent_at);
    const next_try_at = new Date(Date.now() + 3_600_000);
    await mine.clone().update({ sent_at: null, tries, next_try_at });
    return { member, mine };
  }

  it('that no mail has told of is lifted without any mail', async () => {
    const { member } = await suspendedUntold(0);
    expect((await lift(member.id)).status).toBe(200);
    expect(await subjectsTo(member.email)).toEqual([]);
    expect(await notificationsOf(member.id)).toMatchObject([{ title: 'You can sign in again' }]);
  });

  it('is not told of after it was lifted, if its mail was tried in vain', async () => {
    const { member, mine } = await suspendedUntold(2);
    expect((await lift(member.id)).status).toBe(200);
    const [told] = await mine.clone().orderBy('id');
    expect(told.useful_until).not.toBeNull();
    expect(Number(new Date(told.useful_until))).toBeLessThanOrEqual(Date.now() + 1000);
    await mailTo(member.email, 'You can sign in again');
  });

  it('that began long ago is lifted with a mail, though the last change of it was not told', async () => {
    const { member } = await suspendedUntold(0);
    const suspended_at = new Date(Date.now() - 40 * 86_400_000);
    await db('up_users').where({ id: member.id }).update({ suspended_at });
    await db('portal_mails')
      .where({ to: member.email })
      .update({ series: `suspension:${member.id}:${suspended_at.getTime()}` });
    expect((await lift(member.id)).status).toBe(200);
    expect(await subjectsTo(member.email)).toEqual(['You can sign in again']);
  });

  it('ends by itself on its day, once, and no other does', async () => {
    const planted = (until: string | null) =>
      makeMember({
        blocked: true,
        columns: { suspended_at: new Date(), suspended_until: until, suspended_reason: reason },
      });
    const due = await planted('2026-01-01');
    const others = [await planted(UNTIL), await planted(null), await makeMember({ blocked: true })];
    await runJob(server, 'suspensions', 3);
    expect((await signIn(due.email)).status).toBe(200);
    for (const { email } of others) expect((await signIn(email)).status).toBe(403);
    expect(await notificationsOf(due.id)).toHaveLength(1);
    const entries = await historyOf(admin.token, due.id);
    expect(entries.map(({ action, by }) => [action, by])).toEqual([['reinstated', null]]);
  });

  it('of nobody can be lifted, and says so', async () => {
    const member = await makeMember();
    const before = await snapshot();
    const reply = await lift(member.id);
    expect([reply.status, reply.body]).toEqual([409, { error: 'This account is not suspended.' }]);
    expect(await snapshot()).toEqual(before);
  });
});

describe('an account that the portal has locked', () => {
  it('is seen as locked and is unlocked by an admin', async () => {
    const member = await makeMember({ blocked: true });
    expect((await detailOf(member.id)).user.state).toBe('locked');
    expect((await signIn(member.email)).body.error).toBe(SESSION_TEXTS.blocked);
    expect((await lift(member.id)).body.user.state).toBe('active');
    expect((await signIn(member.email)).status).toBe(200);
    const [entry] = await historyOf(admin.token, member.id);
    expect(entry?.action).toBe('unlocked');
  });

  it('can’t be suspended, because the end of that would open it', async () => {
    const member = await makeMember({ blocked: true });
    expect(await suspend(member.id)).toMatchObject({ status: 409 });
    expect((await detailOf(member.id)).user.state).toBe('locked');
  });
});

describe('a suspension is refused', () => {
  it.each([
    ['no reason', { reason: undefined }, 'reason'],
    ['a reason of blanks', { reason: ' \n ' }, 'reason'],
    ['a reason without end', { reason: 'x'.repeat(501) }, 'reason'],
    ['no word on its end', { until: undefined }, 'until'],
    ['an empty day', { until: '' }, 'until'],
    ['a day that does not exist', { until: '2199-02-30' }, 'until'],
    ['a day that is over', { until: '2026-01-01' }, 'until'],
    ['today', { until: dayAhead(0) }, 'until'],
    ['a flag beside it', { blocked: false }, 'blocked'],
  ])('with %s, without a trace', async (_what, more, field) => {
    const { id } = await makeMember();
    const before = await snapshot();
    const reply = await suspend(id, more);
    expect([reply.status, Object.keys(reply.body.details)]).toEqual([400, [field]]);
    expect(await snapshot()).toEqual(before);
  });

  it('for oneself, for people who have not joined and for members in the trash', async () => {
    const unconfirmed = await makeMember({ confirmed: false });
    const deleted = await makeMember({ columns: { deleted_at: new Date() } });
    const before = await snapshot();
    const own = await suspend(admin.id);
    expect([own.status, own.body]).toEqual([409, { error: 'You can’t suspend yourself.' }]);
    for (const { id } of [unconfirmed, deleted]) expect((await suspend(id)).status).toBe(404);
    expect(await snapshot()).toEqual(before);
  });

  it('from anyone who is not an admin', async () => {
    const member = await makeMember();
    const employee = await signedIn({ role: 'employee' });
    const before = await snapshot();
    expect((await suspend(member.id, {}, employee)).status).toBe(403);
    expect((await lift(member.id, employee)).status).toBe(403);
    expect(await snapshot()).toEqual(before);
    expect((await db('up_users').where({ id: member.id }).first()).suspended_at).toBeNull();
  });
});
