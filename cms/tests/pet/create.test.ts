import { beforeAll, describe, expect, it } from 'vitest';
import type { Role } from '@hearthside/contract/access';
import { db } from '../harness/database';
import { get, post } from '../harness/http';
import {
  makeMember,
  signedIn,
  unique,
  type TestMember,
  type TestSession,
} from '../harness/members';
import { goodPet, makePet, OWNER, PET } from '../harness/pets';
import { snapshot } from '../harness/snapshot';
import { historyOf, named, notificationsOf } from '../harness/notifications';

const REQUIRED = 'This field is required';
let owner: TestMember & TestSession;
let admin: TestMember & TestSession;
beforeAll(async () => {
  owner = await signedIn();
  admin = await signedIn({ role: 'admin', firstName: 'Ada' });
});
const create = (body: unknown, { token } = owner) => post('/pet-records', { token, body });

it('a caller who may not create pets is told so, whatever they send; who may is told of each field', async () => {
  const foster = await signedIn({ role: 'foster' });
  expect((await create({}, foster)).status).toBe(403);
  const { status, body } = await create({});
  expect([status, body.details.breed]).toEqual([400, 'This field is required']);
});
/** What an owner's profile says, in a pet's fields. */
const profileOf = ({ firstName, lastName, email }: TestMember) => ({
  ...OWNER,
  ...{ ownerFirstName: firstName, ownerLastName: lastName, ownerEmail: email },
});

describe('creating a pet', () => {
  it('answers with the whole pet, keeps it, and writes it down', async () => {
    const given = goodPet();
    const { status, body } = await create(given);
    const moment = expect.any(String);
    expect([status, body]).toEqual([
      200,
      {
        pet: {
          ...{ ...given, ...profileOf(owner), id: expect.any(Number), ownerId: owner.id },
          ...{ picture: null, createdAt: moment, updatedAt: moment },
        },
        ...{ careTeam: [], serviceProviders: [], petTrust: null },
        ...{ mayChange: true, mayDelete: false, revision: expect.any(String) },
      },
    ]);
    const again = await get(`/pet-records/${body.pet.id}`, { token: owner.token });
    expect(again.body).toEqual(body);
    expect(await historyOf(admin.token, body.pet.id, 'pet')).toEqual([
      {
        ...{ action: 'created', by: named(owner), reason: '', other: null, changes: [] },
        about: { kind: 'pet', id: body.pet.id, name: given.name },
      },
    ]);
    // Nobody is told of what they did themselves.
    expect(await notificationsOf(owner.id)).toEqual([]);
  });

  it('takes what need not be said as unknown', async () => {
    const { age: _a, weight: _w, allergies: _al, conditions: _c, ...rest } = goodPet();
    const { textPermission: _t, ...given } = rest;
    const { status, body } = await create(given);
    expect([status, body.pet]).toMatchObject([
      200,
      { age: null, weight: null, allergies: '', conditions: '', textPermission: false },
    ]);
  });

  it('keeps texts as people write them, in one line and without stray blanks', async () => {
    const name = unique('Zoe\u0308');
    const { status, body } = await create(
      goodPet({ name: `  ${name}\u0001 `, breed: ' Shiba\n Inu ', conditions: ' a \r\n\u0001b ' }),
    );
    expect([status, body.pet]).toMatchObject([
      200,
      { name: name.normalize('NFC'), breed: 'Shiba  Inu', conditions: 'a \n b' },
    ]);
  });

  it.each([
    ...['name', 'breed', 'color', 'ownerFirstName', 'ownerLastName', 'ownerEmail'],
    ...['ownerPhoneNumber', 'streetAddress', 'zip', 'country'],
  ])('needs %s', async (field) => {
    for (const value of ['', ' \t']) {
      const reply = await create(goodPet({ [field]: value }));
      expect([reply.status, reply.body.details]).toEqual([400, { [field]: REQUIRED }]);
    }
    for (const value of [null, undefined, 7, ['a'], { a: 1 }, true]) {
      const reply = await create(goodPet({ [field]: value }));
      expect([reply.status, Object.keys(reply.body.details)]).toEqual([400, [field]]);
    }
  });

  it.each([
    ['gender', '', REQUIRED],
    ['gender', undefined, REQUIRED],
    ['gender', 'Male', REQUIRED],
    ['ownerEmail', 'nobody', 'Enter a valid email'],
    ['ownerEmail', 'a@b', 'Enter a valid email'],
    ['ownerEmail', 'a b@c.de', 'Enter a valid email'],
    ['ownerPhoneNumber', '503-555-0123', 'Digits only'],
    ['ownerPhoneNumber', '+15035550123', 'Digits only'],
    ['ownerPhoneNumber', '\u0661\u0662\u0663\u0664\u0665\u0666\u0667', 'Digits only'],
    ['zip', '97', 'Enter a valid postal code'],
    ['zip', '97205!', 'Enter a valid postal code'],
    ['zip', '97_205', 'Enter a valid postal code'],
    ['age', -1, 'Age must be a non-negative number'],
    ['age', -0.01, 'Age must be a non-negative number'],
    ['age', '4', 'Age must be a non-negative number'],
    ['age', 501, 'At most 500'],
    ['weight', -1, 'Weight must be a non-negative number'],
    ['weight', true, 'Weight must be a non-negative number'],
    ['weight', 50_001, 'At most 50000'],
    ['state', '', REQUIRED],
    ['state', 'Bavaria', 'Choose a state from the list'],
    ['country', 'Atlantis', 'Choose a country from the list'],
    ['country', 'constructor', 'Choose a country from the list'],
    ['name', 'x'.repeat(81), 'At most 80 characters'],
    ['allergies', 'x'.repeat(1001), 'At most 1000 characters'],
    ['textPermission', 'yes', expect.any(String)],
    ['ownerId', 0, expect.any(String)],
  ])('refuses %s %j', async (field, value, message) => {
    const reply = await create(goodPet({ [field]: value }));
    expect([reply.status, reply.body.details]).toEqual([400, { [field]: message }]);
  });

  it.each(['male', 'female', 'other'])('knows the gender %s', async (gender) => {
    const { status, body } = await create(goodPet({ gender }));
    expect([status, body.pet.gender]).toEqual([200, gender]);
  });

  it.each([
    [0, 0],
    [0.004, 0],
    [3.14159, 3.14],
    [12.5, 12.5],
    [500, 500],
    [null, null],
  ])('keeps the age and the weight %j as %j', async (age, kept) => {
    const { body } = await create(goodPet({ age, weight: age }));
    expect([body.pet.age, body.pet.weight]).toEqual([kept, kept]);
  });

  it.each([
    ...['id', 'version', 'deletedAt', 'deletedBy', 'owner', 'owner_id', 'nameKey', 'searchKey'],
    ...['picture', 'trust', 'petTrust', 'careTeam', 'createdAt', 'documentId', '__proto__x'],
  ])('takes no %s', async (key) => {
    const reply = await create(goodPet({ [key]: 1 }));
    expect([reply.status, Object.keys(reply.body.details)]).toEqual([400, [key]]);
  });

  it('leaves no trace where it is refused', async () => {
    const before = await snapshot();
    await create(goodPet({ zip: '!' }));
    await create(goodPet({ version: 7 }));
    await create(goodPet(), admin);
    await create([]);
    await create('{');
    expect(await snapshot()).toEqual(before);
  });
});

describe('whose a new pet is', () => {
  it('has the owner\u2019s profile and nothing else in the fields that are locked', async () => {
    const evil = {
      ...{ ownerFirstName: 'Mallory', ownerLastName: 'Mallet', ownerEmail: 'mal@test.example' },
      ...{ ownerPhoneNumber: '19995550000', streetAddress: '9 Evil Way', city: 'Toronto' },
      ...{ state: 'Ontario', zip: 'M4B 1B3', country: 'Canada' },
    };
    const { status, body } = await create(goodPet(evil));
    expect([status, body.pet]).toMatchObject([200, profileOf(owner)]);
  });

  it('takes what is typed only where the profile is silent', async () => {
    const columns = {
      ...{ phone_number: null, street_address: '', city: null, state: '', zip_code: null },
      country: null,
    };
    const silent = await signedIn({ columns });
    const typed = {
      ...{ ownerPhoneNumber: '5035550199', streetAddress: '2 Typed Street', city: 'Salem' },
      ...{ state: 'or', zip: '97 301', country: 'U.S.A.' },
    };
    const { status, body } = await create(goodPet({ ...typed, ownerFirstName: 'Mal' }), silent);
    expect([status, body.pet]).toMatchObject([
      200,
      {
        ...{ ...typed, ownerPhoneNumber: '15035550199', state: 'Oregon' },
        ...{ country: 'United States', ownerFirstName: silent.firstName },
        ownerEmail: silent.email,
      },
    ]);
    // Elsewhere a state is free text, a city may stay unsaid, and digits stay as they are.
    const abroad = { country: 'Germany', state: 'Oberbayern', city: '', zip: '80331' };
    const second = await create(
      goodPet({ ...typed, ...abroad, ownerPhoneNumber: '4989123456' }),
      silent,
    );
    expect([second.status, second.body.pet]).toMatchObject([
      200,
      { ...abroad, ownerPhoneNumber: '14989123456' },
    ]);
  });

  it('never mixes the profile\u2019s country with a state of another', async () => {
    const half = await signedIn({ columns: { state: '' } });
    const typed = { country: 'Canada', state: 'Ontario' };
    const reply = await create(goodPet(typed), half);
    expect([reply.status, reply.body.details]).toEqual([
      400,
      { state: 'Choose a state from the list' },
    ]);
    const good = await create(goodPet({ state: 'or' }), half);
    expect([good.status, good.body.pet.state]).toEqual([200, 'Oregon']);
  });

  it('is the pet owner who creates it, and nobody else', async () => {
    const other = await makeMember();
    const before = await snapshot();
    const reply = await create(goodPet({ ownerId: other.id }));
    expect([reply.status, reply.body]).toEqual([
      403,
      { error: 'You create pet records only for yourself.' },
    ]);
    expect(await snapshot()).toEqual(before);
    const own = await create(goodPet({ ownerId: owner.id }));
    expect([own.status, own.body.pet.ownerId]).toEqual([200, owner.id]);
  });

  it.each(['caretaker', 'foster', 'employee', 'trustee', 'volunteer', 'veterinarian'] as Role[])(
    'is never for a %s to create',
    async (role) => {
      const somebody = await signedIn({ role });
      for (const ownerId of [undefined, owner.id, somebody.id]) {
        const reply = await create(goodPet({ ownerId }), somebody);
        expect([reply.status, reply.body]).toEqual([
          403,
          { error: 'Only pet owners and admins create pet records.' },
        ]);
      }
      expect(await db('pets').where({ owner_id: somebody.id })).toEqual([]);
    },
  );

  it('is whom an admin names: from that profile, and the owner is told', async () => {
    const named_ = await makeMember({ firstName: 'Nora' });
    const given = goodPet({ ownerId: named_.id });
    const { status, body } = await create(given, admin);
    expect([status, body.pet]).toMatchObject([
      200,
      { ...profileOf(named_), ...PET, name: given.name, ownerId: named_.id },
    ]);
    expect(await historyOf(admin.token, body.pet.id, 'pet')).toMatchObject([
      { action: 'created', by: named(admin) },
    ]);
    expect(await notificationsOf(named_.id)).toEqual([
      {
        ...{ kind: 'pet', title: `${given.name} has a pet record now`, body: '' },
        link: `/pet-records?petId=${body.pet.id}`,
      },
    ]);
    expect(await notificationsOf(admin.id)).toEqual([]);
  });

  it('is refused to an admin without a pet owner', async () => {
    const away = { columns: { deleted_at: new Date() } };
    const wrong = [
      undefined,
      2_000_000_000,
      admin.id,
      (await makeMember({ role: 'caretaker' })).id,
      (await makeMember({ role: 'trustee' })).id,
      (await makeMember({ confirmed: false })).id,
      (await makeMember(away)).id,
    ];
    const before = await snapshot();
    for (const ownerId of wrong) {
      const { status, body } = await create(goodPet({ ownerId }), admin);
      expect([status, body], String(ownerId)).toEqual([
        400,
        { error: 'Please choose a pet owner', details: { ownerId: 'Please choose a pet owner' } },
      ]);
    }
    expect(await snapshot()).toEqual(before);
  });

  it('counts for the list at once', async () => {
    const breed = unique('Newcomer');
    const query = { search: breed };
    const total = async ({ token }: TestSession) =>
      (await get('/pet-records', { token, query })).body.pagination.total;
    expect([await total(admin), await total(owner)]).toEqual([0, 0]);
    await create(goodPet({ breed }));
    expect([await total(admin), await total(owner)]).toEqual([1, 1]);
    await makePet({ owner: await makeMember(), breed });
    await create(goodPet({ breed }));
    expect([await total(admin), await total(owner)]).toEqual([3, 2]);
  });
});
