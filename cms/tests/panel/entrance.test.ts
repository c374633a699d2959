import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Knex } from 'knex';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CLOCK, moveClock, nowAt } from '../harness/clock';
import { connect } from '../harness/database';
import { post, setCookie } from '../harness/http';
import { makeMember, PASSWORD, unique, type NewMember } from '../harness/members';
import { setUpApp } from '../harness/second-factor';
import { discard, type Server } from '../harness/server';
import { ownServer } from '../harness/shared';

const DAY_MS = 86_400_000;
const USER = { firstname: 'Olga', lastname: 'Owner', password: 'Lantern-under-the-oak-7' };
const EMAIL = 'first-admin@panel.invalid';
const PASS = '/auth/second-factor/panel-pass';

let own: Server;
let db: Knex;
beforeAll(async () => {
  own = await ownServer({ env: { ...CLOCK, SEED_DEMO: 'false', SECOND_FACTOR: 'required' } });
  db = connect(own.info.database);
});
afterAll(async () => {
  await db?.destroy();
  await own?.stop();
  if (own) discard(own.info);
});

const base = () => own.info.baseUrl;
async function panel(name: string, body: object, cookie = '') {
  const response = await fetch(`${base()}/admin/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(cookie && { cookie }) },
    body: JSON.stringify(body),
  });
  return { status: response.status, text: await response.text() };
}
const signIn = (cookie = '', name = 'login') =>
  panel(name, { email: EMAIL, password: USER.password }, cookie);
/** What an account that does not exist is answered: 400 past the entrance, where the panel looks for it, 403 before. */
const tryAt = async (cookie: string) => {
  const email = `${unique('nobody')}@panel.example`;
  return (await panel('login', { email, password: USER.password }, cookie)).status;
};
const memberToken = async (wanted: NewMember) => {
  const { email, id } = await makeMember({ ...wanted, into: db });
  const reply = await post('/auth/local', { base: base(), body: { email, password: PASSWORD } });
  return { id, token: reply.body.accessToken as string };
};
const passOf = (token: string) => post(PASS, { base: base(), token });

it('where a second factor is required, the panel is entered with a pass of the portal alone', async () => {
  const link = readFileSync(path.join(own.info.dataDir, 'panel-setup.txt'), 'utf8');
  const [, registrationToken] = /registrationToken=(\w+)/.exec(link) ?? [];
  // Within the days of grace it is entered as before.
  const joined = await panel('register', { registrationToken, userInfo: USER });
  expect(joined.status).toBeLessThan(300);
  expect((await signIn()).status).toBe(200);

  await moveClock(own.info, new Date(Number(nowAt(own.info)) + 14.1 * DAY_MS));
  const refused = await signIn();
  expect([refused.status, refused.text]).toEqual([403, expect.stringContaining('Open the panel')]);
  for (const name of ['Login', 'login/', '%6Cogin', './login', 'login?x=1']) {
    const email = `${unique('nobody')}@panel.example`;
    const { status } = await panel(name, { email, password: USER.password });
    expect([403, 404, 405], name).toContain(status);
  }
  const links = { resetPasswordToken: 'x'.repeat(40), password: USER.password };
  expect((await panel('reset-password', links)).status).toBe(403);
  expect((await panel('register', { registrationToken, userInfo: USER })).status).toBe(403);
});

it('the pass is given to staff with a second factor, and to nobody else', async () => {
  const volunteer = await memberToken({ role: 'volunteer' });
  expect((await passOf(volunteer.token)).status).toBe(403);
  const without = await memberToken({ role: 'employee' });
  expect((await passOf(without.token)).status).toBe(409);

  const employee = await memberToken({ role: 'employee' });
  await setUpApp(employee.token, base(), Number(nowAt(own.info)));
  const given = await passOf(employee.token);
  expect([given.status, given.body]).toEqual([200, { path: '/admin/' }]);
  const cookie = setCookie(given, 'hearthside_panel_pass');
  const attributes = cookie?.attributes.join().toLowerCase();
  expect(attributes).toContain('path=/admin');
  expect(attributes).toContain('httponly');
  const pair = cookie?.pair ?? '';
  // The panel's own account and password still count.
  expect(await tryAt(pair)).toBe(400);
  expect((await signIn(pair)).status).toBe(200);

  const [id, until, signature] = (cookie?.value ?? '').split('.');
  const boss = await memberToken({ role: 'admin' });
  for (const forged of [
    `${boss.id}.${until}.${signature}`,
    `${id}.${Number(until) + 1}.${signature}`,
  ])
    expect(await tryAt(`hearthside_panel_pass=${forged}`)).toBe(403);
  const { id: role } = await db('up_roles').where({ type: 'volunteer' }).first('id');
  await db('up_users').where({ id: employee.id }).update({ role_id: role });
  expect(await tryAt(pair)).toBe(403);
});

it('the pass is over after ten minutes', async () => {
  const admin = await memberToken({ role: 'admin' });
  await setUpApp(admin.token, base(), Number(nowAt(own.info)));
  const pair = setCookie(await passOf(admin.token), 'hearthside_panel_pass')?.pair ?? '';
  expect(await tryAt(pair)).toBe(400);
  await moveClock(own.info, new Date(Number(nowAt(own.info)) + 11 * 60_000));
  expect(await tryAt(pair)).toBe(403);
});
