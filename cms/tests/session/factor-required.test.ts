import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Knex } from 'knex';
import { CLOCK, moveClock, nowAt } from '../harness/clock';
import { connect } from '../harness/database';
import { get, patch, post } from '../harness/http';
import { makeMember, openSession, PASSWORD } from '../harness/members';
import { setUpApp } from '../harness/second-factor';
import { ownServer } from '../harness/shared';
import type { Server } from '../harness/server';

const DAY_MS = 86_400_000;
const ENV = { ...CLOCK, SEED_DEMO: 'false', SECOND_FACTOR: 'required' };
let own: Server;
let db: Knex;

beforeAll(async () => {
  own = await ownServer({ env: ENV });
  db = connect(own.info.database);
});
afterAll(async () => {
  await db?.destroy();
  await own?.stop();
});

const at = () => ({ base: own.info.baseUrl });
const signIn = async (email: string) =>
  (await post('/auth/local', { ...at(), body: { email, password: PASSWORD } })).body as {
    accessToken: string;
  };
const read = (token: string, path = '/users/me') => get(path, { ...at(), token });
const sinceOf = async (id: number) =>
  (await db('portal_second_factors').where({ member_id: id }).first('required_since'))
    ?.required_since;

describe('where a second factor is required', () => {
  it('staff have fourteen days, are shown the last day, and then are led to setting one up', async () => {
    const member = await makeMember({ role: 'admin', into: db });
    const { accessToken } = await signIn(member.email);
    const own1 = (await read(accessToken, '/auth/second-factor')).body;
    const days = (Number(new Date(own1.requiredBy)) - Number(nowAt(own.info))) / DAY_MS;
    expect(days).toBeCloseTo(14, 1);
    const { attention } = (await read(accessToken, '/users/me/home')).body;
    expect(attention.map(({ kind }: { kind: string }) => kind)).toContain('second_factor_due');

    await moveClock(own.info, new Date(Number(nowAt(own.info)) + 13.9 * DAY_MS));
    const before = await signIn(member.email);
    expect((await read(before.accessToken)).status).toBe(200);

    await moveClock(own.info, new Date(Number(nowAt(own.info)) + 0.2 * DAY_MS));
    const after = await signIn(member.email);
    const refused = await read(after.accessToken);
    expect([refused.status, refused.code]).toEqual([403, 'SECOND_FACTOR_REQUIRED']);
    // Older endpoints are no way around, nor is renewing or a session from before.
    for (const path of ['/users', '/pet-records', '/notifications', '/auth/sessions', '/system'])
      expect((await read(after.accessToken, path)).code).toBe('SECOND_FACTOR_REQUIRED');
    await setUpApp(after.accessToken, own.info.baseUrl, Number(nowAt(own.info)));
    expect((await read(after.accessToken)).status).toBe(200);
    const gone = await post('/auth/second-factor/app', { ...at(), token: after.accessToken });
    expect(gone.status).toBe(200);
  });

  it('nobody but admins and employees is asked', async () => {
    const member = await makeMember({ role: 'volunteer', into: db });
    await moveClock(own.info, new Date(Number(nowAt(own.info)) + 60 * DAY_MS));
    const { accessToken } = await signIn(member.email);
    expect((await read(accessToken)).status).toBe(200);
    expect((await read(accessToken, '/auth/second-factor')).body.requiredBy).toBeNull();
  });

  it('the days of somebody who becomes staff begin with their new role', async () => {
    const boss = await makeMember({ role: 'admin', into: db });
    await db('portal_second_factors').insert({ member_id: boss.id, enabled_at: new Date() });
    const session = await openSession(boss.id, own.info, db, nowAt(own.info));
    const member = await makeMember({ role: 'volunteer', into: db });
    expect(await sinceOf(member.id)).toBeUndefined();
    const changed = await patch(`/users/${member.id}/role`, {
      ...at(),
      token: session.token,
      body: { role: 'employee', reason: 'Hired' },
    });
    expect(changed.status).toBe(200);
    expect(await sinceOf(member.id)).toBeTruthy();
  });
});
