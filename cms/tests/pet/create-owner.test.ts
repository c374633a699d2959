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
import { goodPet, makePet, ownerFieldsOf, PET } from '../harness/pets';
import { snapshot } from '../harness/snapshot';
import { historyOf, named, notificationsOf } from '../harness/notifications';

let owner: TestMember & TestSession;
let admin: TestMember & TestSession;
beforeAll(async () => {
  owner = await signedIn();
  admin = await signedIn({ role: 'admin', firstName: 'Ada' });
});
const create = (body: unknown, { token } = owner) => post('/pet-records', { token, body });

describe('a new pet', () => {
  it('has the owner’s profile and nothing else in the fields that are locked', async () => {
    const evil = {
      ownerFirstName: 'Mallory',
      ownerLastName: 'Mallet',
      ownerEmail: 'mal@test.example',
      ownerPhoneNumber: '19995550000',
      streetAddress: '9 Evil Way',
      city: 'Toronto',
      state: 'Ontario',
      zip: 'M4B 1B3',
      country: 'Canada',
    };
    const { status, body } = await create(goodPet(evil));
    expect([status, body.pet]).toMatchObject([200, ownerFieldsOf(owner)]);
  });

  it('has what was typed only where the profile has no value', async () => {
    const columns = {
      phone_number: null,
      street_address: '',
      city: null,
      state: '',
      zip_code: null,
      country: null,
    };
    const silent = await signedIn({ columns });
    const typed = {
      ownerPhoneNumber: '5035550199',
      streetAddress: '2 Typed Street',
      city: 'Salem',
      state: 'or',
      zip: '97 301',
      country: 'U.S.A.',
    };
    const { status, body } = await create(goodPet({ ...typed, ownerFirstName: 'Mal' }), silent);
    expect([status, body.pet]).toMatchObject([
      200,
      {
        ...typed,
        ownerPhoneNumber: '15035550199',
        state: 'Oregon',
        country: 'United States',
        ownerFirstName: silent.firstName,
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

  it('belongs to the pet owner who creates it, and to nobody else', async () => {
    const other = await makeMember();
    const before = await snapshot();
    const reply = await create(goodPet({ ownerId: other.id }));
    expect([reply.status, reply.body]).toEqual([
      403,
      { error: 'You can create pet records only for yourself.' },
    ]);
    expect(await snapshot()).toEqual(before);
    const own = await create(goodPet({ ownerId: owner.id }));
    expect([own.status, own.body.pet.ownerId]).toEqual([200, owner.id]);
  });

  it.each(['caretaker', 'foster', 'employee', 'trustee', 'volunteer', 'veterinarian'] as Role[])(
    'can never be created by a %s',
    async (role) => {
      const somebody = await signedIn({ role });
      for (const ownerId of [undefined, owner.id, somebody.id]) {
        const reply = await create(goodPet({ ownerId }), somebody);
        expect([reply.status, reply.body]).toEqual([
          403,
          { error: 'Only pet owners and admins can create pet records.' },
        ]);
      }
      expect(await db('pets').where({ owner_id: somebody.id })).toEqual([]);
    },
  );

  it('belongs to the owner an admin names, whose profile it has and who is notified', async () => {
    const named_ = await makeMember({ firstName: 'Nora' });
    const given = goodPet({ ownerId: named_.id });
    const { status, body } = await create(given, admin);
    expect([status, body.pet]).toMatchObject([
      200,
      { ...ownerFieldsOf(named_), ...PET, name: given.name, ownerId: named_.id },
    ]);
    expect(await historyOf(admin.token, body.pet.id, 'pet')).toMatchObject([
      { action: 'created', by: named(admin) },
    ]);
    expect(await notificationsOf(named_.id)).toEqual([
      {
        kind: 'pet',
        title: `A pet record was added for ${given.name}`,
        body: '',
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
