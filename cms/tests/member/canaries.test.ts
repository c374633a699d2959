import { expect, it } from 'vitest';
import { ROLES } from '@hearthside/contract/access';
import type { Endpoints } from '@hearthside/contract/endpoint';
import { ENDPOINTS } from '@hearthside/contract/endpoints';
import { db } from '../harness/database';
import { call, get } from '../harness/http';
import { makeMember, openSession, signedIn, unique } from '../harness/members';

const canary = (name: string) => `canary-${name}-7f3a`;

/** Columns that no answer holds, whoever asks. */
const SECRET = {
  password: canary('hash'),
  reset_password_token: canary('reset'),
  confirmation_token: canary('confirm'),
  provider: canary('provider'),
  username: canary('username'),
  document_id: canary('document'),
  locale: canary('locale'),
};
/** Columns that nobody but the member sees; name and search keys nobody. */
const PRIVATE = { pending_email: `${canary('pending')}@test.example`, name_key: canary('key') };
/** Columns that only the member and admins see (ruling 5). */
const CONTACT = {
  phone_number: canary('phone'),
  street_address: canary('street'),
  state: canary('state'),
  zip_code: canary('zip'),
  country: canary('country'),
};

it('no secret of a member shows in any answer to anybody', async () => {
  const lastName = unique('Canary');
  const victim = await makeMember({ role: 'foster', lastName });
  await db('up_users')
    .where({ id: victim.id })
    .update({ ...SECRET, ...PRIVATE, ...CONTACT });
  const session = await openSession(victim.id);
  const secretHash = canary('session');
  await db('portal_sessions').where({ member_id: victim.id }).update({ secret_hash: secretHash });

  const reads = Object.values(ENDPOINTS as Record<string, Endpoints>)
    .flatMap((one) => Object.values(one))
    .filter(({ method }) => method === 'GET')
    .map(({ path }) => path.replace(/:id/, String(victim.id)).replace(/:\w+/, 'x'));
  const asked = reads.flatMap((path) => [
    path,
    `${path}?search=${lastName}&limit=100`,
    `${path}?search=${lastName}&role=foster`,
    `${path}?role=foster&limit=100&sort=date_desc`,
  ]);

  const callers = [{ name: 'signed out', token: undefined as string | undefined, role: '' }];
  for (const role of ROLES) {
    for (const verified of [true, false]) {
      const { token } = await signedIn({ role, verified });
      callers.push({ name: `${role} ${verified}`, token, role: verified ? role : '' });
    }
  }
  let seen = 0;
  for (const { name, token, role } of callers) {
    const hidden = { ...SECRET, ...PRIVATE, secretHash, ...(role !== 'admin' && CONTACT) };
    for (const path of asked) {
      const { text } = await call('GET', path, { token });
      if (text.includes(lastName)) seen += 1;
      const leaked = Object.entries(hidden).filter(([, secret]) => text.includes(secret));
      expect(leaked, `${name} GET ${path}`).toEqual([]);
    }
  }
  // The search did find the member, so the canaries were within reach.
  expect(seen).toBeGreaterThan(10);
  const { text } = await get('/users/me', { token: session.token });
  for (const secret of [...Object.values(SECRET), secretHash, PRIVATE.name_key]) {
    expect(text).not.toContain(secret);
  }
  expect(text).toContain(PRIVATE.pending_email);
});
