import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '../harness/database';
import { get, post, put } from '../harness/http';
import {
  ADDRESS,
  makeMember,
  PASSWORD,
  signedIn,
  unique,
  type TestMember,
} from '../harness/members';
import { mailTo, tokenIn } from '../harness/outbox';

const DOMAIN = `${unique('hidden')}.example`;
const addressOf = (start: string) => `${unique(start)}@${DOMAIN}`;

type Caller = TestMember & { token: string };
let callers: Caller[] = [];
let admin: Caller;

beforeAll(async () => {
  admin = await signedIn({ role: 'admin' });
  callers = [admin, await signedIn({ role: 'employee' }), await signedIn({ role: 'pet_owner' })];
});

type Query = Record<string, string | number>;
const directory = async ({ token }: Caller, query: Query) =>
  (await get('/directory', { token, query: { role: 'volunteer', limit: 100, ...query } })).body;
const idsIn = (members: { id: number }[]) => members.map(({ id }) => id);
/** Whom a search in the directory finds, whoever searches; all tabs' totals are of the same rule. */
async function found(search: string) {
  const all = await Promise.all(
    callers.map(async (caller) => {
      const { members, pagination } = await directory(caller, { search });
      expect(pagination.total).toBe(members.length);
      return JSON.stringify(idsIn(members));
    }),
  );
  expect(new Set(all).size).toBe(1);
  return JSON.parse(all[0] ?? '') as number[];
}
const entryOf = async ({ lastName }: { lastName: string }) =>
  (await directory(callers[2] as Caller, { search: lastName })).members[0];
const inUsers = async (search: string, query: Query = {}) =>
  (await get('/users', { token: admin.token, query: { search, limit: 100, ...query } })).body.users;

const choose = (me: Caller, showEmail: boolean, showCity: boolean) =>
  put('/users/me/directory', { token: me.token, body: { showEmail, showCity } });
const profile = (me: TestMember, more: object = {}) => ({
  firstName: me.firstName,
  lastName: me.lastName,
  email: me.email,
  phoneNumber: ADDRESS.phone_number,
  streetAddress: ADDRESS.street_address,
  city: ADDRESS.city,
  state: ADDRESS.state,
  zipCode: ADDRESS.zip_code,
  country: ADDRESS.country,
  ...more,
});
const volunteer = (more: object = {}) =>
  signedIn({ role: 'volunteer', email: addressOf('vol'), ...more });

/** Everything an address could be looked up by. */
const partsOf = (email: string) => [email, email.toUpperCase(), email.split('@')[0] ?? '', DOMAIN];

async function expectHidden(me: TestMember, email = me.email) {
  for (const part of partsOf(email)) expect(await found(part), part).not.toContain(me.id);
  expect(await found(`${me.lastName} ${email}`)).toEqual([]);
  expect(await found(me.lastName)).toEqual([me.id]);
  expect(await entryOf(me)).toMatchObject({ id: me.id, email: '' });
}

describe('choosing what the directory shows', () => {
  it('is up to each member, verified or not, and is returned', async () => {
    const me = await signedIn({ verified: false });
    const other = await signedIn();
    const { status, body } = await choose(me, false, true);
    expect([status, body.visibility]).toEqual([200, { showEmail: false, showCity: true }]);
    expect((await get('/users/me', { token: me.token })).body).toEqual(body);
    const theirs = await get('/users/me', { token: other.token });
    expect(theirs.body.visibility).toEqual({ showEmail: true, showCity: true });
  });

  it('leaves what is not chosen as another window has chosen it', async () => {
    const me = await signedIn();
    await choose(me, false, true);
    const ask = { token: me.token, body: { showCity: false } };
    const both = { showEmail: false, showCity: false };
    expect((await put('/users/me/directory', ask)).body.visibility).toEqual(both);
    expect((await put('/users/me/directory', { token: me.token, body: {} })).status).toBe(200);
    expect((await get('/users/me', { token: me.token })).body.visibility).toEqual(both);
  });

  it.each([
    [{ showEmail: 'false', showCity: 0 }, ['showEmail', 'showCity']],
    [{ showEmail: false, showCity: false, userId: 1 }, ['userId']],
    [{ showEmail: false, showCity: false, showPhone: true }, ['showPhone']],
    [{ showEmail: false, showCity: false, email: 'a@b.cc' }, ['email']],
  ])('takes the two answers and nothing else, so not %j', async (body, fields) => {
    const me = await signedIn();
    const before = await db('up_users').where({ id: me.id }).first();
    const reply = await put('/users/me/directory', { token: me.token, body });
    expect([reply.status, Object.keys(reply.body.details)]).toEqual([400, fields]);
    expect(await db('up_users').where({ id: me.id }).first()).toEqual(before);
  });
});

describe('a hidden email address', () => {
  it('is neither shown nor found in the directory, and both again once it is shown', async () => {
    const me = await volunteer();
    for (const part of partsOf(me.email)) expect(await found(part), part).toContain(me.id);
    expect(await entryOf(me)).toMatchObject({ email: me.email, city: 'Portland' });
    await choose(me, false, true);
    await expectHidden(me);
    expect(await entryOf(me)).toMatchObject({ city: 'Portland' });
    await choose(me, true, true);
    expect(await found(me.email)).toEqual([me.id]);
    expect(await entryOf(me)).toMatchObject({ email: me.email });
  });

  it('can still be seen by an admin, and found under Users', async () => {
    const me = await volunteer();
    await choose(me, false, false);
    for (const part of [me.email, me.email.split('@')[0] ?? '']) {
      expect(await inUsers(part)).toMatchObject([
        { user: { id: me.id, email: me.email }, address: { city: 'Portland' } },
      ]);
    }
  });

  it('orders nobody: other hidden addresses, the same order', async () => {
    const orders: Record<string, number[]>[] = [];
    for (const hidden of [
      ['a', 'm', 'z'],
      ['z', 'a', 'm'],
    ]) {
      const lastName = unique('Order');
      const ids: number[] = [];
      for (const [index, start] of hidden.entries()) {
        const make = (first: string, showEmail: boolean) =>
          makeMember({ role: 'volunteer', lastName, email: addressOf(first), showEmail });
        ids.push((await make(start, false)).id);
        ids.push((await make(['k', 'c', 'q'][index] ?? '', true)).id);
      }
      const of = async (sort: string) => {
        const { members } = await directory(callers[2] as Caller, { search: lastName, sort });
        return idsIn(members).map((id) => ids.indexOf(id));
      };
      orders.push({ asc: await of('email_asc'), desc: await of('email_desc') });
      // Where addresses may be seen, they decide.
      const users = await inUsers(lastName, { sort: 'email_asc' });
      const emails = users.map(({ user }: { user: { email: string } }) => user.email);
      expect(emails).toEqual([...emails].sort());
    }
    expect(orders[0]).toEqual(orders[1]);
    const shown = orders[0]?.asc?.filter((place) => place % 2 === 1);
    expect(shown).toEqual([3, 1, 5]);
    expect(orders[0]?.desc).toEqual([...(orders[0]?.asc ?? [])].reverse());
  });

  it('stays hidden when the name changes', async () => {
    const me = await volunteer();
    await choose(me, false, true);
    const lastName = unique('Renamed');
    await put('/users/me', { token: me.token, body: profile(me, { lastName }) });
    expect(await found(me.lastName)).toEqual([]);
    await expectHidden({ ...me, lastName });
  });

  it('stays hidden when it changes, before and after it is confirmed', async () => {
    const me = await volunteer();
    await choose(me, false, true);
    const email = addressOf('fresh');
    await put('/users/me', {
      token: me.token,
      body: profile(me, { email, currentPassword: PASSWORD }),
    });
    for (const address of [me.email, email]) await expectHidden(me, address);
    const token = tokenIn(await mailTo(email, 'Please confirm your new email'));
    expect((await post('/auth/confirm-email', { body: { token } })).status).toBe(200);
    for (const address of [me.email, email]) await expectHidden(me, address);
    expect(await inUsers(email)).toMatchObject([{ user: { id: me.id } }]);
    await choose(me, true, true);
    expect([await found(email), await found(me.email)]).toEqual([[me.id], []]);
  });

  it('stays hidden when an admin saves the caregiver\u2019s card', async () => {
    const me = await signedIn({ role: 'caretaker', email: addressOf('care') });
    await choose(me, false, false);
    const body = { ...profile(me, { city: 'Salem' }), userId: me.id };
    expect((await put('/caregivers/profile', { token: admin.token, body })).status).toBe(200);
    const query = { role: 'caretaker', search: me.email };
    expect((await directory(admin, query)).members).toEqual([]);
    const [entry] = (await directory(admin, { ...query, search: me.lastName })).members;
    expect(entry).toMatchObject({ id: me.id, email: '', city: '' });
  });
});

describe('an address that is shown', () => {
  it('is the old one until the new one is confirmed', async () => {
    const me = await volunteer();
    const email = addressOf('fresh');
    await put('/users/me', {
      token: me.token,
      body: profile(me, { email, currentPassword: PASSWORD }),
    });
    expect([await found(me.email), await found(email)]).toEqual([[me.id], []]);
    const token = tokenIn(await mailTo(email, 'Please confirm your new email'));
    await post('/auth/confirm-email', { body: { token } });
    expect([await found(me.email), await found(email)]).toEqual([[], [me.id]]);
    expect(await entryOf(me)).toMatchObject({ email });
  });
});

it('a hidden city is shown to nobody in the directory', async () => {
  const me = await volunteer();
  await choose(me, true, false);
  for (const caller of callers) {
    const { members } = await directory(caller, { search: me.lastName });
    expect(members).toMatchObject([{ id: me.id, email: me.email, city: '' }]);
  }
  await choose(me, true, true);
  expect(await entryOf(me)).toMatchObject({ city: 'Portland' });
});
