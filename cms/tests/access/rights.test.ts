import { describe, expect, it, vi } from 'vitest';
import { db } from '../harness/database';
import { get, patch, post } from '../harness/http';
import { signedIn } from '../harness/members';

/** Security design: HTTP follows within a second, also what another server wrote. */
const within = <T>(check: () => Promise<T>) => vi.waitFor(check, { timeout: 1100, interval: 50 });
const users = async (token: string) => (await get('/users', { token })).status;
const me = async (token: string) => (await get('/users/me', { token })).status;
const roleId = async (type: string) => (await db('up_roles').where({ type }).first('id')).id;

describe('a change of rights', () => {
  it.each([
    ['blocked', async () => ({ blocked: true }), 401],
    ['put in the trash', async () => ({ deleted_at: new Date() }), 401],
    ['unverified', async () => ({ verified: false }), 403],
    ['demoted', async () => ({ role_id: await roleId('employee') }), 403],
  ])('takes effect within a second if another server did it: %s', async (_what, change, status) => {
    const { id, token } = await signedIn({ role: 'admin' });
    expect(await users(token)).toBe(200);
    await db('up_users')
      .where({ id })
      .update(await change());
    await within(async () => expect(await users(token)).toBe(status));
  });

  it('takes effect within a second if the member is deleted', async () => {
    const { id, token } = await signedIn({ role: 'admin' });
    expect(await users(token)).toBe(200);
    await db('up_users').where({ id }).delete();
    await within(async () => expect(await me(token)).toBe(401));
  });

  it('takes effect with the next request if this server did it', async () => {
    const admin = await signedIn({ role: 'admin' });
    const second = await signedIn({ role: 'admin' });
    expect(await users(second.token)).toBe(200);
    await patch(`/users/${second.id}/verify`, { token: admin.token, body: { verified: false } });
    expect(await users(second.token)).toBe(403);
    await patch(`/users/${second.id}/verify`, { token: admin.token, body: { verified: true } });
    expect(await users(second.token)).toBe(200);
    await post('/auth/logout', { token: second.token });
    expect(await users(second.token)).toBe(401);
  });

  it('takes effect within a second if a session expires', async () => {
    const { id, token } = await signedIn();
    expect(await me(token)).toBe(200);
    const past = new Date(Date.now() - 1);
    await db('portal_sessions').where({ member_id: id }).update({ expires_at: past });
    await within(async () => expect(await me(token)).toBe(401));
  });

  it('gives nothing to the two stock roles of the platform', async () => {
    for (const type of ['authenticated', 'public']) {
      const { id, token } = await signedIn({ role: 'admin' });
      await db('up_users')
        .where({ id })
        .update({ role_id: await roleId(type) });
      await within(async () => expect(await me(token)).toBe(401));
    }
  });
});
