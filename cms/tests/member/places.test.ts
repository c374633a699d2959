import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '../harness/database';
import { get, put } from '../harness/http';
import { makeMember, signedIn, unique, type NewMember, type TestMember } from '../harness/members';

const family = unique('Placer');
type Caller = TestMember & { token: string };
let owner: Caller;
let admin: Caller;
const people = new Map<string, TestMember>();

const SALEM = { city: 'Salem', state: 'Oregon', zip_code: '97301' };
const SALEM_IN_THE_EAST = { city: 'Salem', state: 'Massachusetts', zip_code: '01970' };
const BEND = { city: 'Bend', state: 'Oregon', zip_code: '97701' };
const ABROAD = {
  city: 'Portland',
  state: 'Dorset',
  zip_code: 'DT5 1AA',
  country: 'United Kingdom',
};

const PEOPLE: Record<string, NewMember> = {
  Ada: {},
  Bo: { columns: SALEM },
  Cy: { columns: SALEM_IN_THE_EAST },
  Di: { columns: BEND },
  Ed: { columns: ABROAD },
  Flo: { showCity: false },
};

beforeAll(async () => {
  owner = await signedIn({ role: 'pet_owner' });
  admin = await signedIn({ role: 'admin' });
  for (const [firstName, more] of Object.entries(PEOPLE)) {
    people.set(
      firstName,
      await makeMember({ role: 'caretaker', firstName, lastName: family, ...more }),
    );
  }
});

type Query = Record<string, string | number>;
const names = (rows: { firstName: string }[]) => rows.map(({ firstName }) => firstName);
async function inDirectory(query: Query, caller: Caller = owner) {
  const { status, body } = await get('/directory', {
    token: caller.token,
    query: { role: 'caretaker', search: family, limit: 100, ...query },
  });
  expect([status, body.pagination?.total]).toEqual([200, body.members?.length]);
  return names(body.members);
}
async function inCaregivers(query: Query) {
  const { status, body } = await get('/caregivers/list', {
    token: owner.token,
    query: { search: family, limit: 100, ...query },
  });
  expect([status, body.pagination?.total]).toEqual([200, body.data?.length]);
  return names(body.data);
}

describe('a place', () => {
  it.each<[Query, string[]]>([
    [{ city: 'salem' }, ['Bo', 'Cy']],
    [{ city: ' SALEM ', state: 'Oregon' }, ['Bo']],
    [{ state: 'oregon' }, ['Ada', 'Bo', 'Di']],
    [{ city: 'Portland' }, ['Ada', 'Ed']],
    [{ near: '97205' }, ['Ada']],
    [{ near: '97205', within: '50' }, ['Ada', 'Bo']],
    [{ near: '97205-1234', within: '100' }, ['Ada', 'Bo']],
    [{ near: '01970', within: '5' }, ['Cy']],
    [{ near: '97205', within: '50', city: 'Salem' }, ['Bo']],
    [{ city: 'Nowhere' }, []],
  ])('%j has these members of the directory', async (query, expected) => {
    expect(await inDirectory(query)).toEqual(expected);
    expect(await inDirectory(query, admin)).toEqual(expected);
  });

  it('has of caregivers also those who hide their city in the directory, as their card shows it', async () => {
    expect(await inCaregivers({ city: 'Portland' })).toEqual(['Ada', 'Ed', 'Flo']);
    expect(await inCaregivers({ near: '97205', within: '50' })).toEqual(['Ada', 'Bo', 'Flo']);
  });

  it('is found by typing it, by whoever may see it', async () => {
    expect(await inDirectory({ search: `salem ${family}` })).toEqual(['Bo', 'Cy']);
    expect(await inDirectory({ search: `${family} portland` })).toEqual(['Ada', 'Ed']);
    expect(await inCaregivers({ search: `${family} portland` })).toEqual(['Ada', 'Ed', 'Flo']);
  });

  it('says how far it is to the middle of the city', async () => {
    const query = { role: 'caretaker', search: family, near: '97205', within: '50' };
    const { body } = await get('/directory', { token: owner.token, query });
    const [ada, bo] = body.members.map(({ miles }: { miles: number }) => miles);
    expect(ada).toBeLessThan(10);
    expect(bo).toBeGreaterThan(40);
    expect(
      (await get('/directory', { token: owner.token, query: { role: 'foster' } })).body.members,
    ).toEqual(expect.not.arrayContaining([expect.objectContaining({ miles: expect.any(Number) })]));
  });

  it('follows at once what a member chooses to show, and where they move', async () => {
    const me = await signedIn({ role: 'volunteer', lastName: family });
    const find = (query: Query) => inDirectory({ role: 'volunteer', ...query });
    expect(await find({ city: 'Portland' })).toHaveLength(1);
    await put('/users/me/directory', {
      token: me.token,
      body: { showEmail: true, showCity: false },
    });
    expect(await find({ city: 'Portland' })).toEqual([]);
    expect(await find({ near: '97205' })).toEqual([]);
    expect(await find({ search: `portland ${family}` })).toEqual([]);
    await put('/users/me/directory', {
      token: me.token,
      body: { showEmail: true, showCity: true },
    });
    const profile = {
      firstName: me.firstName,
      lastName: me.lastName,
      email: me.email,
      phoneNumber: '5035550123',
      streetAddress: '1 A',
      city: 'Bend',
      state: 'OR',
      zipCode: '97701',
      country: 'United States',
    };
    expect((await put('/users/me', { token: me.token, body: profile })).status).toBe(200);
    expect(await find({ city: 'Portland' })).toEqual([]);
    expect(await find({ near: '97701', state: 'Oregon' })).toHaveLength(1);
  });

  it.each([
    ['abc', 'A ZIP code has five digits'],
    ['9720', 'A ZIP code has five digits'],
    ['00000', 'No place in the United States has this ZIP code'],
  ])('at the postal code %s is refused by its field', async (near, sentence) => {
    for (const path of ['/directory', '/caregivers/list']) {
      const query = { near, ...(path === '/directory' && { role: 'foster' }) };
      const { status, body } = await get(path, { token: owner.token, query });
      expect([status, body.details]).toEqual([400, { near: sentence }]);
    }
  });
});

describe('a city of more than a thousand', () => {
  const city = unique('Crowdville');
  const COUNT = 1010;
  const name = (at: number) => `Crowd${String(at).padStart(4, '0')}`;
  beforeAll(async () => {
    const { id: roleId } = await db('up_roles').where({ type: 'volunteer' }).first('id');
    const rows = Array.from({ length: COUNT }, (_, at) => {
      const address = `${name(at).toLowerCase()}.${city.toLowerCase()}@test.example`;
      return {
        username: address,
        email: address,
        provider: 'local',
        confirmed: true,
        blocked: false,
        verified: true,
        role_id: roleId,
        first_name: name(at),
        last_name: city,
        name_key: `${name(at)} ${city}`.toLowerCase(),
        search_key: `${name(at)} ${city} ${address}`.toLowerCase(),
        directory_key: `${name(at)} ${city}`.toLowerCase(),
        directory_email: '',
        show_email: false,
        show_city: true,
        city,
        city_key: city.toLowerCase(),
        state_key: 'nevada',
        latitude: 39.5,
        longitude: -119.8,
        created_at: new Date(),
        updated_at: new Date(),
      };
    });
    await db.batchInsert('up_users', rows, 20);
  });

  it.each<Query>([{ city }, { near: '89501', within: '50', search: city }])(
    'is listed in the order of the list, page by page, by %j',
    async (query) => {
      for (const page of [1, 7]) {
        const { status, body } = await get('/directory', {
          token: owner.token,
          query: { role: 'volunteer', page, ...query },
        });
        expect([status, body.pagination?.total]).toEqual([200, COUNT]);
        const first = (page - 1) * 10;
        expect(names(body.members)).toEqual(
          Array.from({ length: 10 }, (_, at) => name(first + at)),
        );
      }
      const none = await get('/directory', {
        token: owner.token,
        query: { role: 'foster', ...query },
      });
      expect(none.body.members).toEqual([]);
    },
  );
});

describe('what is typed to find somebody', () => {
  let amara: TestMember;
  beforeAll(async () => {
    amara = await makeMember({
      role: 'attorney',
      firstName: 'Amara',
      lastName: `O\u2019${family}`,
      columns: { phone_number: '(503) 555-9178', city: 'Astoria' },
    });
  });
  const inUsers = async (search: string) =>
    (await get('/users', { token: admin.token, query: { search, limit: 100 } })).body.users.map(
      ({ user }: { user: TestMember }) => user.id,
    );

  it.each(['5035559178', '503.555.9178', '+1 (503) 555-9178', '555-9178'])(
    'is the phone number %s, in Users',
    async (phone) => {
      expect(await inUsers(phone)).toContain(amara.id);
      expect(await inUsers(`${phone} ${family}`)).toEqual([amara.id]);
    },
  );

  it('is the last name first, the city, and any apostrophe', async () => {
    for (const typed of [
      `O'${family}, Amara`,
      `o\u2018${family} amara`,
      `O\u2019${family}`,
      `Astoria O\u00b4${family}`,
    ]) {
      expect(await inUsers(typed), typed).toEqual([amara.id]);
      const query = { role: 'attorney', search: typed };
      const { body } = await get('/directory', { token: owner.token, query });
      expect(
        body.members.map(({ id }: TestMember) => id),
        typed,
      ).toEqual([amara.id]);
    }
  });

  it('is no phone number in the directory, which shows none', async () => {
    for (const caller of [owner, admin]) {
      const query = { role: 'attorney', search: `5035559178 ${family}` };
      const { body } = await get('/directory', { token: caller.token, query });
      expect(body.members).toEqual([]);
    }
  });

  it('is a phone number in caregivers, whose cards show it', async () => {
    const all = Object.keys(PEOPLE);
    expect(await inCaregivers({ search: `${family} (503) 555-0123` })).toEqual(all);
    expect(await inCaregivers({ search: `${family} (503) 555-0124` })).toEqual([]);
  });
});

describe('what a caretaker, a foster or a veterinarian offers', () => {
  const offerOf = async (caller: Caller, body: object) =>
    put('/users/me/offer', { token: caller.token, body });

  it('is on their card, in the order of the list, each once', async () => {
    const me = await signedIn({ role: 'caretaker', firstName: 'Gus', lastName: family });
    const { status, body } = await offerOf(me, {
      services: ['dog_walking', 'day_care', 'day_care'],
      animals: ['cats', 'dogs'],
    });
    const offer = { services: ['day_care', 'dog_walking'], animals: ['dogs', 'cats'] };
    expect([status, body.offer]).toEqual([200, offer]);
    const card = await get(`/caregivers/${me.id}`, { token: owner.token });
    expect(card.body.offer).toEqual(offer);
    expect(await inDirectory({ service: 'dog_walking' })).toEqual(['Gus']);
    expect(await inDirectory({ service: 'dog_walking', animal: 'birds' })).toEqual([]);
    expect(await inCaregivers({ animal: 'cats' })).toEqual(['Gus']);
    expect((await offerOf(me, { services: [], animals: [] })).status).toBe(200);
    expect(await inDirectory({ service: 'dog_walking' })).toEqual([]);
  });

  it('keeps what another window has ticked since, where it is said what it was before', async () => {
    const me = await signedIn({ role: 'caretaker' });
    const none = { services: [], animals: [] };
    await offerOf(me, { services: ['day_care'], animals: [] });
    const { status, body } = await offerOf(me, { services: [], animals: ['dogs'], before: none });
    expect([status, body.offer]).toEqual([200, { services: ['day_care'], animals: ['dogs'] }]);
    expect((await offerOf(me, none)).body.offer).toEqual(none);
  });

  it('is neither shown nor found once they have another role', async () => {
    const me = await signedIn({ role: 'foster', firstName: 'Hal', lastName: family });
    await offerOf(me, { services: ['grooming'], animals: [] });
    expect(await inDirectory({ role: 'foster', service: 'grooming' })).toEqual(['Hal']);
    const { id } = await db('up_roles').where({ type: 'volunteer' }).first('id');
    await db('up_users').where({ id: me.id }).update({ role_id: id });
    expect(await inDirectory({ role: 'volunteer', service: 'grooming' })).toEqual([]);
    const query = { role: 'volunteer', search: `Hal ${family}` };
    const { body } = await get('/directory', { token: owner.token, query });
    expect(body.members[0].offer).toEqual({ services: [], animals: [] });
  });

  it('is refused from members whose role has no such card, and in words that the list has not', async () => {
    expect((await offerOf(owner, { services: [], animals: [] })).status).toBe(403);
    const me = await signedIn({ role: 'veterinarian' });
    expect((await offerOf(me, { services: ['juggling'], animals: [] })).status).toBe(400);
    expect((await offerOf(me, { services: [] })).status).toBe(400);
  });
});
