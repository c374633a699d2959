import { expect, it } from 'vitest';
import { db } from '../harness/database';
import { get, post } from '../harness/http';
import { makeMember, PASSWORD, signedIn, unique } from '../harness/members';
import { until } from '../harness/until';

const admin = await signedIn({ role: 'admin' });
const signIn = (email: string, password: string) =>
  post('/auth/local', { body: { email, password }, headers: { 'user-agent': FIREFOX } });
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0';
const entriesOf = async (query: Record<string, string | number>) =>
  (await get('/history', { token: admin.token, query: { kind: 'session', ...query } })).body
    .entries as Record<string, unknown>[];

it('a sign-in is recorded with its device', async () => {
  const member = await makeMember({ firstName: 'Sig', lastName: unique('Nin') });
  expect((await signIn(member.email, PASSWORD)).status).toBe(200);
  const name = `Sig ${member.lastName}`;
  expect(await entriesOf({ person: member.id })).toMatchObject([
    {
      action: 'signed_in',
      by: { id: member.id, name },
      about: { kind: 'session', id: member.id, name },
      changes: [{ field: 'Device', from: '', to: 'Firefox on Linux' }],
    },
  ]);
});

it('a sign-in is left out if only changes are requested', async () => {
  const member = await makeMember();
  await signIn(member.email, PASSWORD);
  const of = async (more: object) => {
    const query = { person: member.id, ...more };
    return (await get('/history', { token: admin.token, query })).body.entries;
  };
  expect(await of({})).toHaveLength(1);
  expect(await of({ signIns: 'false' })).toEqual([]);
});

it('a sign-in does not appear in the history of the member, which lists changes', async () => {
  const member = await makeMember();
  await signIn(member.email, PASSWORD);
  const query = { kind: 'member', about: member.id };
  expect((await get('/history', { token: admin.token, query })).body.entries).toEqual([]);
});

it('a wrong password is recorded for the account, without an actor', async () => {
  const member = await makeMember();
  expect((await signIn(member.email, 'not-the-password-9')).status).toBe(400);
  await until('it is recorded', async () => (await entriesOf({ person: member.id })).length > 0);
  expect(await entriesOf({ person: member.id })).toMatchObject([
    { action: 'sign_in_failed', by: null, about: { kind: 'session', id: member.id } },
  ]);
});

it('an unknown address is recorded without the address', async () => {
  const email = `${unique('typo')}@test.example`;
  const unknown = () => db('portal_history').where({ about_kind: 'session', about_id: 0 });
  const before = (await unknown()).length;
  expect((await signIn(email, 'not-the-password-9')).status).toBe(400);
  await until('it is recorded', async () => (await unknown()).length > before);
  for (const row of await unknown()) {
    expect(row.about_name).toBe('Unknown address');
    expect(JSON.stringify(row)).not.toContain(email.split('@')[0]);
  }
});
