import { describe, expect, it } from 'vitest';
import { db } from '../harness/database';
import { del, get, post } from '../harness/http';
import { mailToken, makeMember, openSession, signedIn } from '../harness/members';
import { mailTo, tokenIn } from '../harness/outbox';
import { codeOf, firstStep, memberWithApp } from '../harness/second-factor';
import { server } from '../harness/shared';
import { sweep } from '../harness/sweep';

const of = (id: number) => `/auth/second-factor/members/${id}`;
const REASON = 'Lost the phone on a hike';
const admin = await signedIn({ role: 'admin', firstName: 'Ada', lastName: 'Admin' });
const reset = (id: number, token = admin.token) =>
  post(`${of(id)}/reset`, { token, body: { reason: REASON } });
const confirm = (token: string) => post('/auth/second-factor/confirm-reset', { body: { token } });
const actionsAbout = (id: number) =>
  db('portal_history').where({ about_kind: 'member', about_id: id }).orderBy('id').pluck('action');

describe('the reset of a lost second factor', () => {
  it('is announced in the notification bell and by mail, and changes nothing for a day', async () => {
    const { id, email, secret } = await memberWithApp();
    const reply = await reset(id);
    expect(reply.status).toBe(200);
    const hours = (Number(new Date(reply.body.resetAt)) - Date.now()) / 3_600_000;
    expect(hours).toBeCloseTo(24, 1);
    const mail = await mailTo(email, 'Your two-step sign-in is being reset');
    expect(mail.text).toContain(REASON);
    expect(mail.text).toContain('Ada Admin');
    const kinds = await db('portal_notifications').where({ member_id: id }).pluck('kind');
    expect(kinds).toContain('second_factor');
    expect(await actionsAbout(id)).toEqual(['factor_reset']);
    const { cookie } = await firstStep(email);
    expect(cookie).not.toBe('');
    await sweep(server);
    const still = await post('/auth/second-factor/sign-in', {
      headers: { cookie },
      body: { code: codeOf(secret) },
    });
    expect(still.status).toBe(200);
  });

  it('takes effect at the first sign-in after a day, with everything that belongs to it', async () => {
    const { id, email } = await memberWithApp();
    await reset(id);
    await db('portal_second_factors')
      .where({ member_id: id })
      .update({ reset_at: new Date(Date.now() - 1) });
    expect((await firstStep(email)).reply.status).toBe(200);
    expect(await db('portal_recovery_codes').where({ member_id: id })).toEqual([]);
    const row = await db('portal_second_factors').where({ member_id: id }).first();
    expect([row.enabled_at, row.app_secret, row.reset_at]).toEqual([null, null, null]);
    expect(await actionsAbout(id)).toEqual(['factor_reset', 'factor_off']);
  });

  it('can still be confirmed after its member has set a new password, but not after the account was taken back', async () => {
    const { id } = await memberWithApp();
    await reset(id);
    const link = await mailToken(id, 'confirm_factor_reset');
    const body = { token: await mailToken(id, 'reset_password'), password: 'Another-lantern-8' };
    expect((await post('/auth/reset-password', { body })).status).toBe(200);
    expect((await confirm(link)).status).toBe(200);
    expect(await actionsAbout(id)).toEqual(['factor_reset', 'factor_off']);

    const other = await memberWithApp();
    await reset(other.id);
    const ended = await mailToken(other.id, 'confirm_factor_reset');
    const denial = { token: await mailToken(other.id, 'deny_sign_in') };
    expect((await post('/auth/deny-sign-in', { body: denial })).status).toBe(200);
    expect((await confirm(ended)).status).toBe(400);
  });

  it('takes effect in the night too, once', async () => {
    const { id, email } = await memberWithApp();
    await reset(id);
    await db('portal_second_factors')
      .where({ member_id: id })
      .update({ reset_at: new Date(Date.now() - 1) });
    await sweep(server);
    await sweep(server);
    expect(await actionsAbout(id)).toEqual(['factor_reset', 'factor_off']);
    expect((await firstStep(email)).reply.status).toBe(200);
  });

  it('takes effect at once by the link of its mail, which works once', async () => {
    const { id, email } = await memberWithApp();
    await reset(id);
    const token = tokenIn(await mailTo(email, 'Your two-step sign-in is being reset'));
    expect((await confirm(token)).status).toBe(200);
    expect((await firstStep(email)).reply.status).toBe(200);
    expect((await confirm(token)).code).toBe('LINK_INVALID');
    // The link opens nothing else.
    const elsewhere = { token, password: 'Kingfishers-over-the-weir-4' };
    expect((await post('/auth/reset-password', { body: elsewhere })).code).toBe('LINK_INVALID');
  });

  it('is refused by the member, whose link then no longer works', async () => {
    const { id, email, token } = await memberWithApp();
    await reset(id);
    const mailed = tokenIn(await mailTo(email, 'Your two-step sign-in is being reset'));
    const { body } = await get('/auth/second-factor', { token });
    expect(body.reset).toMatchObject({ by: 'Ada Admin', reason: REASON });
    expect((await post('/auth/second-factor/keep', { token })).status).toBe(200);
    expect((await confirm(mailed)).code).toBe('LINK_INVALID');
    expect((await firstStep(email)).reply.code).toBe('SECOND_STEP_NEEDED');
    expect(await actionsAbout(id)).toEqual(['factor_reset', 'factor_kept']);
    expect((await post('/auth/second-factor/keep', { token })).status).toBe(409);
  });

  it('is called off by an admin, and can be begun again', async () => {
    const { id } = await memberWithApp();
    await reset(id);
    expect((await reset(id)).status).toBe(409);
    const off = await del(`${of(id)}/reset`, { token: admin.token });
    expect(off.body).toEqual({ hasSecondFactor: true, resetAt: null });
    expect((await reset(id)).status).toBe(200);
  });

  it('is never one’s own, of nobody without one, without a reason, and by nobody but an admin', async () => {
    const own = await memberWithApp({ role: 'admin' });
    expect((await reset(own.id, own.token)).status).toBe(409);
    const without = await makeMember();
    expect((await reset(without.id)).code).toBe('WRONG_STATE');
    const { id } = await memberWithApp();
    const blank = await post(`${of(id)}/reset`, { token: admin.token, body: { reason: '  ' } });
    expect(blank.body.details).toEqual({ reason: 'Please give a reason' });
    const employee = await signedIn({ role: 'employee' });
    expect((await reset(id, employee.token)).status).toBe(403);
    expect((await get(of(id), { token: employee.token })).status).toBe(403);
    expect(await actionsAbout(id)).toEqual([]);
  });

  it('asks the admin for a step-up', async () => {
    const { id } = await memberWithApp();
    const old = new Date(Date.now() - 600_000);
    const stale = await openSession(admin.id, server, db, new Date(), old);
    expect((await reset(id, stale.token)).code).toBe('STEP_UP_NEEDED');
  });
});
