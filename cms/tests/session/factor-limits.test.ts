import type { Knex } from 'knex';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connect } from '../harness/database';
import { post, setCookie } from '../harness/http';
import { makeMember, openSession, PASSWORD } from '../harness/members';
import { codeOf, setUpApp } from '../harness/second-factor';
import { discard, type Server } from '../harness/server';
import { ownServer } from '../harness/shared';

let own: Server;
let db: Knex;
beforeAll(async () => {
  own = await ownServer({ env: { LIMITS_FACTOR: '1', SEED_DEMO: 'false' } });
  db = connect(own.info.database);
});
afterAll(async () => {
  await db?.destroy();
  await own?.stop();
  if (own) discard(own.info);
});

async function memberWithApp() {
  const member = await makeMember({ into: db });
  const { token } = await openSession(member.id, own.info, db);
  return { ...member, token, ...(await setUpApp(token, own.info.baseUrl)) };
}
/** Signs in to the second step. What it returns gives something there. */
async function secondStepOf(email: string) {
  const base = own.info.baseUrl;
  const first = await post('/auth/local', { base, body: { email, password: PASSWORD } });
  const cookie = setCookie(first, 'hearthside_second_step')?.pair ?? '';
  return (body: object) => post('/auth/second-factor/sign-in', { base, headers: { cookie }, body });
}
const clearMinutes = () =>
  db('portal_attempts').where('key', 'like', 'second_factor_by_account%').delete();

it('after ten wrong codes nothing more is tried for a while, not even the right one', async () => {
  const { email, secret, token } = await memberWithApp();
  const give = await secondStepOf(email);
  const statuses: number[] = [];
  // One try was the code that set the app up.
  for (let tries = 0; tries < 10; tries += 1)
    statuses.push((await give({ code: '000000' })).status);
  expect(new Set(statuses.slice(0, 9))).toEqual(new Set([400]));
  expect(statuses[9]).toBe(429);
  const right = await give({ code: codeOf(secret) });
  expect([right.status, Number(right.headers['retry-after'])]).toEqual([429, expect.any(Number)]);
  // A step-up is another door to the same tries.
  const base = own.info.baseUrl;
  const stepUp = await post('/auth/step-up', { base, token, body: { code: codeOf(secret) } });
  expect(stepUp.status).toBe(429);
});

it('an app’s codes are tried fifty times a day, and a recovery code still gets its owner in', async () => {
  const { email, secret, recoveryCodes } = await memberWithApp();
  const give = await secondStepOf(email);
  for (let tries = 0; tries < 50; tries += 1) {
    await clearMinutes();
    expect((await give({ code: '000000' })).status).toBe(400);
  }
  await clearMinutes();
  expect((await give({ code: codeOf(secret) })).status).toBe(429);
  await clearMinutes();
  expect((await give({ recoveryCode: recoveryCodes?.[0] })).status).toBe(200);
});
