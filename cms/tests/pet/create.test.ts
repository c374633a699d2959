import { beforeAll, describe, expect, it } from 'vitest';
import { get, post } from '../harness/http';
import { signedIn, unique, type TestMember, type TestSession } from '../harness/members';
import { goodPet, ownerFieldsOf } from '../harness/pets';
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

it('a caller who may not create pets is refused, whatever they send, and one who may gets an error for each field', async () => {
  const foster = await signedIn({ role: 'foster' });
  expect((await create({}, foster)).status).toBe(403);
  const { status, body } = await create({});
  expect([status, body.details.breed]).toEqual([400, 'This field is required']);
});

describe('creating a pet', () => {
  it('answers with the whole pet, saves it, and records it', async () => {
    const given = goodPet();
    const { status, body } = await create(given);
    const moment = expect.any(String);
    expect([status, body]).toEqual([
      200,
      {
        pet: {
          ...given,
          ...ownerFieldsOf(owner),
          id: expect.any(Number),
          ownerId: owner.id,
          picture: null,
          createdAt: moment,
          updatedAt: moment,
        },
        careTeam: [],
        serviceProviders: [],
        petTrust: null,
        routine: [],
        medications: [],
        plannedMedications: [],
        messageable: [],
        mayChange: true,
        mayDelete: false,
        mayWriteRecord: true,
        revision: expect.any(String),
      },
    ]);
    const again = await get(`/pet-records/${body.pet.id}`, { token: owner.token });
    expect(again.body).toEqual(body);
    expect(await historyOf(admin.token, body.pet.id, 'pet')).toEqual([
      {
        action: 'created',
        by: named(owner),
        reason: '',
        other: null,
        changes: [],
        about: { kind: 'pet', id: body.pet.id, name: given.name },
      },
    ]);
    // Nobody is notified of what they did themselves.
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
    'name',
    'breed',
    'color',
    'ownerFirstName',
    'ownerLastName',
    'ownerEmail',
    'ownerPhoneNumber',
    'streetAddress',
    'zip',
    'country',
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
    ['species', 'dragon', expect.any(String)],
    ['neutered', true, expect.any(String)],
    ['birthDate', '2026-02-30', 'Please check the day and the year'],
    ['chipNumber', '98511300451233X', 'A chip number has digits only, no letters'],
    ['chipNumber', '123', 'A chip number has 15 digits; older ones have 9 or 10'],
    ['policyNumber', 'x'.repeat(61), 'At most 60 characters'],
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
    'id',
    'version',
    'deletedAt',
    'deletedBy',
    'owner',
    'owner_id',
    'nameKey',
    'searchKey',
    'picture',
    'trust',
    'petTrust',
    'careTeam',
    'createdAt',
    'documentId',
    '__proto__x',
  ])('accepts no %s', async (key) => {
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
