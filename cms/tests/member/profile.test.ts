import { describe, expect, it } from 'vitest';
import { db } from '../harness/database';
import { get, put } from '../harness/http';
import { meetAt } from '../harness/meet-at';
import { signedIn, type TestMember } from '../harness/members';
import { snapshot } from '../harness/snapshot';

/** Part 1 §5.1: every field with its name as the message says it. */
const FIELDS = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phoneNumber: 'Phone number',
  streetAddress: 'Street address',
  city: 'City',
  state: 'State',
  zipCode: 'Zip code',
  country: 'Country',
};

const profile = (me: TestMember, more: Record<string, unknown> = {}) => ({
  firstName: 'Zo\u00eb',
  lastName: '\u00c5ngstr\u00f6m',
  email: me.email,
  phoneNumber: '+1 (503) 555-0142',
  streetAddress: '18 Alder Row',
  city: 'Portland',
  state: 'Oregon',
  zipCode: '97205',
  country: 'United States',
  ...more,
});

describe('me', () => {
  it('is the signed-in member with these fields and no others', async () => {
    const me = await signedIn({ role: 'foster', verified: false });
    const { status, body, headers } = await get('/users/me', { token: me.token });
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toEqual({
      id: me.id,
      role: 'foster',
      verified: false,
      email: me.email,
      pendingEmail: null,
      firstName: me.firstName,
      lastName: me.lastName,
      phoneNumber: '5035550123',
      profilePicture: null,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      address: {
        streetAddress: '1 Test Street',
        city: 'Portland',
        state: 'Oregon',
        zipCode: '97205',
        country: 'United States',
      },
      visibility: { showEmail: true, showCity: true },
      offer: { services: [], animals: [] },
      revision: expect.stringMatching(/^[\w-]{16}$/),
    });
  });
});

describe('saving the profile', () => {
  it('keeps every field, and touches nothing else', async () => {
    const me = await signedIn({ role: 'caretaker' });
    const before = await db('up_users').where({ id: me.id }).first();
    const saved = await put('/users/me', { token: me.token, body: profile(me) });
    expect(saved.status).toBe(200);
    const { body } = await get('/users/me', { token: me.token });
    expect(body).toEqual(saved.body);
    const { email: _email, firstName, lastName, phoneNumber, ...address } = profile(me);
    expect(body).toMatchObject({ firstName, lastName, phoneNumber, address });
    const after = await db('up_users').where({ id: me.id }).first();
    const changed = Object.keys(after).filter(
      (key) => JSON.stringify(after[key]) !== JSON.stringify(before[key]),
    );
    expect(changed.sort()).toEqual(
      ['directory_key', 'first_name', 'last_name', 'name_key', 'phone_number'].concat([
        'search_key',
        'street_address',
        'updated_at',
      ]),
    );
  });

  it.each(Object.entries(FIELDS))('asks for %s: "%s is required"', async (field, label) => {
    const me = await signedIn();
    for (const empty of ['', '  \t ']) {
      const reply = await put('/users/me', {
        token: me.token,
        body: profile(me, { [field]: empty }),
      });
      expect(reply.status).toBe(400);
      expect(reply.body.details).toEqual({ [field]: `${label} is required` });
    }
    const { body } = await get('/users/me', { token: me.token });
    expect(body.firstName).toBe(me.firstName);
  });

  it('names all missing fields at once', async () => {
    const me = await signedIn();
    const empty = Object.fromEntries(Object.keys(FIELDS).map((field) => [field, '']));
    const reply = await put('/users/me', { token: me.token, body: empty });
    const { state: _state, ...labels } = FIELDS;
    for (const [field, label] of Object.entries(labels)) {
      expect(reply.body.details[field]).toBe(`${label} is required`);
    }
  });

  it.each(['nobody', 'a@b', '@b.c', 'a b@c.de', 'a@b@c.de', 'a@b.c,d@e.f', '<a@b.c>'])(
    'refuses the address %s',
    async (email) => {
      const me = await signedIn();
      const reply = await put('/users/me', { token: me.token, body: profile(me, { email }) });
      expect([reply.status, reply.body.details]).toEqual([400, { email: 'Invalid email address' }]);
    },
  );

  it.each([
    ['Singapore', '', 200, ''],
    ['Singapore', 'Central', 200, 'Central'],
    ['Canada', '', 400, 'State is required'],
    ['Canada', 'Oregon', 400, 'Choose a state from the list'],
    ['USA', 'or', 200, 'Oregon'],
    ['U.S.A.', 'DC', 200, 'District of Columbia'],
    ['England', 'Scotland', 200, 'Scotland'],
  ])('in %s the state "%s" gets %i (%s)', async (country, state, status, outcome) => {
    const me = await signedIn();
    const reply = await put('/users/me', {
      token: me.token,
      body: profile(me, { country, state }),
    });
    expect(reply.status).toBe(status);
    const told = status === 200 ? reply.body.address.state : reply.body.details.state;
    expect(told).toBe(outcome);
  });

  it.each([
    ['role', 'admin'],
    ['verified', true],
    ['blocked', false],
    ['password', 'Another-lantern-8'],
    ['id', 1],
    ['profilePicture', 'x'],
    ['searchKey', 'x'],
    ['picture', 1],
    ['pendingEmail', 'x@y.zz'],
    ['visibility', { showEmail: true, showCity: true }],
    ['showEmail', true],
    ['featuredAt', '2020-01-01'],
    ['deletedAt', null],
    ['invitedAt', '2020-01-01'],
    ['userId', 1],
  ])('refuses %s beside the fields', async (key, value) => {
    const me = await signedIn({ verified: false });
    const reply = await put('/users/me', { token: me.token, body: profile(me, { [key]: value }) });
    expect(reply.status).toBe(400);
    expect(Object.keys(reply.body.details)).toEqual([key]);
    const row = await db('up_users').where({ id: me.id }).first();
    expect([row.first_name, Boolean(row.verified)]).toEqual([me.firstName, false]);
  });

  it('takes the longest values and letters that grow when folded', async () => {
    const me = await signedIn();
    for (const letter of ['\u00df', '\u0390', '\ufb03', '\u{1f43e}'.slice(0, 2)]) {
      const name = letter.repeat(80 / letter.length);
      const body = profile(me, { firstName: name, lastName: name, streetAddress: 'x'.repeat(200) });
      expect((await put('/users/me', { token: me.token, body })).status).toBe(200);
    }
    const reply = await put('/users/me', {
      token: me.token,
      body: profile(me, { firstName: 'x'.repeat(81) }),
    });
    expect(reply.body.details).toEqual({ firstName: 'At most 80 characters' });
  });

  it('cleans what was typed: control characters, spaces, decomposed letters', async () => {
    const me = await signedIn();
    const { body } = await put('/users/me', {
      token: me.token,
      body: profile(me, { firstName: '  Zoe\u0308\u0001\r\n ', city: 'Port\u0001land' }),
    });
    expect([body.firstName, body.address.city]).toEqual(['Zo\u00eb', 'Port land']);
  });
});

describe('two who edit one profile', () => {
  const save = (me: TestMember & { token: string }, more: Record<string, unknown>) =>
    put('/users/me', { token: me.token, body: profile(me, more) });

  it('are told where the other was faster, and nothing of the second save is kept', async () => {
    const me = await signedIn();
    const seen = (await get('/users/me', { token: me.token })).body.revision;
    const first = await save(me, { city: 'Salem', revision: seen });
    expect([first.status, first.body.address.city]).toEqual([200, 'Salem']);
    expect(first.body.revision).not.toBe(seen);
    const before = await snapshot();
    const second = await save(me, { city: 'Bend', revision: seen });
    expect([second.status, second.body]).toEqual([
      409,
      {
        error:
          'Someone else changed this profile while you were editing. Your changes are still here. Review them and save again.',
      },
    ]);
    expect(await snapshot()).toEqual(before);
    const again = await save(me, { city: 'Bend', revision: first.body.revision });
    expect([again.status, again.body.address.city]).toEqual([200, 'Bend']);
  });

  it('save at the same moment: one wins, the other is told', async () => {
    for (let round = 0; round < 3; round += 1) {
      const me = await signedIn();
      const { revision } = (await get('/users/me', { token: me.token })).body;
      const cities = ['Salem', 'Bend'];
      const saves = cities.map((city) => () => save(me, { city, revision }));
      const replies = await meetAt('up_users', me.id, saves);
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
      const won = cities[replies.findIndex(({ status }) => status === 200)];
      expect((await get('/users/me', { token: me.token })).body.address.city).toBe(won);
    }
  });

  it('need not ask: without a revision the last save holds', async () => {
    const me = await signedIn();
    for (const city of ['Salem', 'Bend']) {
      expect((await save(me, { city })).body.address.city).toBe(city);
    }
    expect((await save(me, { revision: 'x'.repeat(65) })).body.details).toHaveProperty('revision');
  });
});
