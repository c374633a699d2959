import { beforeAll, describe, expect, it } from 'vitest';
import { ROLES, type Role } from '@hearthside/contract/access';
import { rolesWith } from '../access/role-table';
import { db } from '../harness/database';
import { get } from '../harness/http';
import { ADDRESS, makeMember, signedIn, unique, type TestMember } from '../harness/members';
import { makeTrust } from '../harness/trusts';

const family = unique('Carrow');
let verified: TestMember;
let waiting: TestMember;
/** Members whom nobody may see. */
const hidden: TestMember[] = [];

beforeAll(async () => {
  for (const role of ROLES) {
    const member = await makeMember({ role, lastName: family });
    if (role === 'caretaker') verified = member;
    else hidden.push(member);
  }
  const caretaker = (more: object) => makeMember({ role: 'caretaker', lastName: family, ...more });
  waiting = await caretaker({ verified: false });
  hidden.push(await caretaker({ blocked: true }));
  hidden.push(await caretaker({ confirmed: false }));
  hidden.push(await caretaker({ columns: { deleted_at: new Date() } }));
});

const list = (token: string, query: Record<string, string | number | undefined> = {}) =>
  get('/caregivers/list', { token, query: { search: family, ...query } });
const one = (token: string, id: number) => get(`/caregivers/${id}`, { token });
const namesIn = (body: { data: { firstName: string }[] }) =>
  body.data.map(({ firstName }) => firstName);

/** Ruling 3: who may see caregivers; ruling 5: who meets unverified people. */
const MAY = rolesWith('caregivers').map((role): [Role, boolean] => [
  role,
  rolesWith('as:meets_unverified').includes(role),
]);
const NOBODY = { error: 'No caregiver selected' };

describe('caregivers', () => {
  it.each(MAY)('are to a %s exactly those they may meet', async (role, meetsAll) => {
    const { token } = await signedIn({ role });
    const expected = [verified.id, ...(meetsAll ? [waiting.id] : [])];
    const { status, body } = await list(token);
    expect([status, body.success]).toEqual([200, true]);
    expect(body.data.map(({ id }: TestMember) => id).sort()).toEqual(expected.sort());
    expect(body.pagination).toEqual({ currentPage: 1, totalPages: 1, total: expected.length });
    for (const { id } of [verified, waiting, ...hidden]) {
      const { status, body } = await one(token, id);
      if (expected.includes(id)) expect([status, body.id]).toEqual([200, id]);
      else expect([status, body]).toEqual([404, NOBODY]);
    }
  });

  it('are hidden from roles without them, and before a member is verified', async () => {
    const refused = ROLES.filter((role) => !MAY.some(([may]) => may === role));
    for (const caller of [
      ...refused.map((role) => ({ role })),
      ...MAY.map(([role]) => ({ role, verified: false })),
    ]) {
      const { token } = await signedIn(caller);
      expect((await list(token)).status, JSON.stringify(caller)).toBe(403);
      expect((await one(token, verified.id)).status, JSON.stringify(caller)).toBe(403);
    }
  });

  it('are shown with these fields and no others, phone and address among them', async () => {
    const { token } = await signedIn({ role: 'foster' });
    const { body } = await list(token);
    const { id, firstName, lastName, email } = verified;
    const card = {
      id,
      firstName,
      lastName,
      name: `${firstName} ${lastName}`,
      verified: true,
      email,
      phoneNumber: ADDRESS.phone_number,
      address: {
        streetAddress: ADDRESS.street_address,
        city: ADDRESS.city,
        state: ADDRESS.state,
        zipCode: ADDRESS.zip_code,
        country: ADDRESS.country,
      },
      profileImage: null,
      petTrustName: '',
      offer: { services: [], animals: [] },
      miles: null,
    };
    expect(body.data).toEqual([card]);
    const detail = await one(token, id);
    expect(detail.body).toEqual({ ...card, mayEdit: false, pendingEmail: null, revision: '' });
  });

  it('have what editing needs for those who may edit a card, and for nobody else', async () => {
    const me = await signedIn({ role: 'caretaker' });
    const pending = `${unique('pending')}@test.example`;
    await db('up_users').where({ id: me.id }).update({ pending_email: pending });
    const admin = await signedIn({ role: 'admin' });
    for (const { token } of [me, admin]) {
      const { body } = await one(token, me.id);
      expect([body.mayEdit, body.pendingEmail]).toEqual([true, pending]);
      const { revision } = (await get('/users/me', { token: me.token })).body;
      expect(body.revision).toBe(revision);
    }
    for (const role of ['pet_owner', 'foster', 'caretaker'] as const) {
      const { token } = await signedIn({ role });
      const { body, text } = await one(token, me.id);
      expect([body.mayEdit, body.pendingEmail, body.revision]).toEqual([false, null, '']);
      expect(text).not.toContain(pending);
      expect((await list(token, { search: me.lastName })).text).not.toContain(pending);
    }
  });

  it('carry the names of their trusts: none, one, and several by name', async () => {
    const { token } = await signedIn({ role: 'pet_owner' });
    const lastName = unique('Trusted');
    const word = unique('Fund');
    const make = (firstName: string) => makeMember({ role: 'caretaker', firstName, lastName });
    const [none, single, both] = [await make('A'), await make('B'), await make('C')];
    await makeTrust([single, both], `zephyr ${word}`);
    await makeTrust([both], `\u00c9lan ${word}`);
    const expected = ['', `zephyr ${word}`, `\u00c9lan ${word}, zephyr ${word}`];
    const { body } = await list(token, { search: lastName });
    const trustsIn = body.data.map(({ petTrustName }: { petTrustName: string }) => petTrustName);
    expect(trustsIn).toEqual(expected);
    for (const [index, { id }] of [none, single, both].entries()) {
      expect((await one(token, id)).body.petTrustName).toBe(expected[index]);
    }
  });

  it('are found by name and address, and come by name in pages of twelve', async () => {
    const { token } = await signedIn({ role: 'pet_owner' });
    const lastName = unique('Many');
    const firsts = ['Zo\u00eb', '\u00c5ke', 'bo', 'adam', ...'klmnopqrs'].map(String);
    const members: TestMember[] = [];
    for (const firstName of firsts) {
      members.push(await makeMember({ role: 'caretaker', firstName, lastName }));
    }
    const sorted = ['adam', '\u00c5ke', 'bo', ...'klmnopqrs', 'Zo\u00eb'];
    const first = (await list(token, { search: lastName })).body;
    expect(namesIn(first)).toEqual(sorted.slice(0, 12));
    expect(first.pagination).toEqual({ currentPage: 1, totalPages: 2, total: 13 });
    const last = (await list(token, { search: lastName, page: 2 })).body;
    expect(namesIn(last)).toEqual(['Zo\u00eb']);
    expect(namesIn((await list(token, { search: `ZOE ${lastName}` })).body)).toEqual(['Zo\u00eb']);
    const { email } = members[2] as TestMember;
    expect(namesIn((await list(token, { search: email })).body)).toEqual(['bo']);
    expect((await list(token, { search: unique('nobody') })).body).toEqual({
      success: true,
      data: [],
      pagination: { currentPage: 1, totalPages: 1, total: 0 },
    });
  });

  it.each([
    { limit: 101 },
    { page: 0 },
    { sort: 'email_asc' },
    { verified: 'false' },
    { role: 'x' },
  ])('take page, limit and search and nothing else, so not %j', async (query) => {
    const { token } = await signedIn({ role: 'admin' });
    expect((await list(token, query)).status).toBe(400);
  });

  it.each(['0', '-1', 'abc', '1.5', '2147483648'])('of id %s are bad input', async (id) => {
    const { token } = await signedIn({ role: 'admin' });
    expect((await get(`/caregivers/${id}`, { token })).status).toBe(400);
  });
});
