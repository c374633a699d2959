import { describe, expect, it } from 'vitest';
import { db } from '../harness/database';
import { unique } from '../harness/members';
import { ratioOfTimes } from '../harness/ratio-of-times';
import { server } from '../harness/shared';
import { panelAccount } from './panel-client';

/** Hashed as Strapi does it: how long it takes to compare is what is measured. */
const { password: hash } = await db('admin_users')
  .where({ email: panelAccount('strapi-super-admin').email })
  .first('password');

const nobody = () => `${unique('nobody').toLowerCase()}@test.example`;
const account = async (more: object = {}) => {
  const email = nobody();
  const is = { is_active: true, blocked: false, password: hash };
  await db('admin_users').insert({ document_id: email, firstname: 'Pan', email, ...is, ...more });
  return email;
};
const invited = () => account({ password: null, is_active: false });

const signIn = async (email: unknown, password: unknown = 'not-the-password') => {
  const answer = await fetch(`${server.baseUrl}/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  return { status: answer.status, text: await answer.text() };
};

describe('signing in to the panel', () => {
  it.each([
    ['a known', account],
    ['an invited', invited],
  ])('takes as long for %s address as for an unknown one', { timeout: 60_000 }, async (_is, of) => {
    const ratio = await ratioOfTimes(
      4,
      async () => {
        const email = await of();
        return () => signIn(email);
      },
      async () => () => signIn(nobody()),
    );
    expect(ratio).toBeLessThan(2);
  });

  it.each([
    ['a wrong password', 'not-the-password'],
    ['a number', 12345678],
    ['an object', { $ne: null }],
  ])('reveals to nobody who has an account, by %s', async (_what, password) => {
    const unknown = await signIn(nobody(), password);
    expect(unknown.status).toBe(400);
    expect([
      await signIn(await account(), password),
      await signIn(await invited(), password),
    ]).toEqual([unknown, unknown]);
  });
});
