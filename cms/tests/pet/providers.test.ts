import { beforeAll, describe, expect, it } from 'vitest';
import { get, patch } from '../harness/http';
import { makeMember, signedIn, type TestMember, type TestSession } from '../harness/members';
import { addProvider, makePet, petRows, providerRow } from '../harness/pets';
import { snapshot } from '../harness/snapshot';

/** Part 1 §2.13, letter for letter. */
const ROLES = [
  'attorney',
  'veterinarian',
  'pet_psychologist',
  'allergist',
  'cardiologist',
  'opthamologist',
  'groomer',
  'pet_dental_hygienist',
  'dog_trainer',
  'behaviorist',
  'pet_sitter',
  'dog_walker',
  'boarding_facilities',
  'day_care_facilities',
  'service_dog_trainer',
  'therapy_dog_trainer',
];
let owner: TestMember & TestSession;
beforeAll(async () => {
  owner = await signedIn();
});
const save = (id: number, serviceProviders: unknown) =>
  patch(`/pet-records/${id}`, { token: owner.token, body: { serviceProviders } });

describe('saving the service providers', () => {
  it('knows every role, and keeps their order', async () => {
    const pet = await makePet({ owner });
    const { status, body } = await save(
      pet.id,
      ROLES.map((role) => providerRow(role)),
    );
    expect(status).toBe(200);
    expect(body.serviceProviders.map((row: { serviceRole: string }) => row.serviceRole)).toEqual(
      ROLES,
    );
    expect(body.serviceProviders[0]).toEqual({
      ...providerRow('attorney'),
      phoneNumber: '15035550180',
      petId: pet.id,
      id: expect.any(Number),
      userId: null,
      member: null,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    });
  });

  it('splits a single name at its first space', async () => {
    const pet = await makePet({ owner });
    const split = async (name: string) => {
      const row = { serviceRole: 'groomer', name };
      const { body } = await save(pet.id, [row]);
      const [{ firstName, lastName }] = body.serviceProviders;
      return [firstName, lastName];
    };
    expect(await split('Ana Maria Lopez')).toEqual(['Ana', 'Maria Lopez']);
    expect(await split('  Cher ')).toEqual(['Cher', '']);
    expect(await split('Jos\u00e9\tPh\u00fa')).toEqual(['Jos\u00e9', 'Ph\u00fa']);
    // What is given apart is not put together again.
    const { body } = await save(pet.id, [providerRow('groomer', { name: 'Some Body' })]);
    expect(body.serviceProviders).toMatchObject([{ firstName: 'Pat', lastName: 'Provider' }]);
  });

  it('takes what is given as the whole: adds, changes, removes, several of one role', async () => {
    const pet = await makePet({ owner });
    const kept = await addProvider(pet.id, 'groomer');
    const gone = await addProvider(pet.id, 'groomer');
    const { status, body } = await save(pet.id, [
      providerRow('groomer', { id: kept, lastName: 'Kept' }),
      providerRow('groomer', { id: -1, lastName: 'New' }),
      providerRow('dog_walker', { lastName: 'Newer' }),
      { serviceRole: 'attorney' },
    ]);
    expect([status, body.serviceProviders]).toMatchObject([
      200,
      [{ id: kept, lastName: 'Kept' }, { lastName: 'New' }, { lastName: 'Newer' }],
    ]);
    expect(body.serviceProviders).toHaveLength(3);
    expect((await petRows(pet.id)).providers.map(({ id }) => id)).not.toContain(gone);
    // A row may take another role and stays the same row.
    const moved = await save(pet.id, [providerRow('pet_sitter', { id: kept })]);
    expect(moved.body.serviceProviders).toMatchObject([{ id: kept, serviceRole: 'pet_sitter' }]);
    expect((await save(pet.id, [])).body.serviceProviders).toEqual([]);
  });

  it('needs a name, and says where it is missing', async () => {
    const pet = await makePet({ owner });
    const before = await snapshot();
    const nameless = { firstName: ' ', lastName: '' };
    const { status, body } = await save(pet.id, [
      { serviceRole: 'attorney' },
      providerRow('groomer', nameless),
      providerRow('dog_walker'),
      { serviceRole: 'allergist', phoneNumber: '5035550100' },
    ]);
    expect([status, body]).toEqual([
      400,
      {
        error: 'Please give every service provider a name.',
        details: {
          'serviceProviders.1.name': 'Required field',
          'serviceProviders.3.name': 'Required field',
        },
      },
    ]);
    expect(await snapshot()).toEqual(before);
  });

  it('finds no row of another pet, and none twice', async () => {
    const [pet, other] = [await makePet({ owner }), await makePet({ owner })];
    const foreign = await addProvider(other.id, 'groomer');
    const own = await addProvider(pet.id, 'groomer');
    const before = await snapshot();
    const texts = new Set<string>();
    for (const rows of [
      [providerRow('groomer', { id: foreign })],
      [providerRow('groomer', { id: 2_000_000_000 })],
      [providerRow('groomer', { id: own }), providerRow('groomer', { id: own })],
      // Also where nothing else stands in it.
      [{ serviceRole: 'groomer', id: foreign }],
    ]) {
      const reply = await save(pet.id, rows);
      expect(reply.status).toBe(404);
      texts.add(reply.text);
    }
    expect(texts.size).toBe(1);
    expect(await snapshot()).toEqual(before);
  });

  it('links veterinarians only, and only as such', async () => {
    const vet = await makeMember({ role: 'veterinarian' });
    const pet = await makePet({ owner });
    const before = await snapshot();
    const misplaced = await save(pet.id, [providerRow('groomer', { userId: vet.id })]);
    expect([misplaced.status, misplaced.body.error]).toEqual([
      400,
      'Only a veterinarian can be linked to a member.',
    ]);
    const wrong = [
      await makeMember({ role: 'caretaker' }),
      await makeMember({ role: 'attorney' }),
      await makeMember({ role: 'admin' }),
      await makeMember({ role: 'veterinarian', verified: false }),
      await makeMember({ role: 'veterinarian', blocked: true }),
      await makeMember({ role: 'veterinarian', columns: { deleted_at: new Date() } }),
      { id: 2_000_000_000 },
      owner,
    ];
    const planted = await snapshot();
    for (const { id } of wrong) {
      const { status, body } = await save(pet.id, [providerRow('veterinarian', { userId: id })]);
      expect([status, body]).toEqual([
        400,
        {
          error: 'This member cannot be linked.',
          details: { serviceProviders: 'This member cannot be linked.' },
        },
      ]);
    }
    expect(await snapshot()).toEqual(planted);
    expect(before.pet_service_providers).toBe(planted.pet_service_providers);
    const { status, body } = await save(pet.id, [providerRow('veterinarian', { userId: vet.id })]);
    expect([status, body.serviceProviders]).toMatchObject([
      200,
      [{ userId: vet.id, member: { id: vet.id, role: 'veterinarian' } }],
    ]);
  });

  it('cannot make a linked veterinarian see the pet as a groomer', async () => {
    const vet = await signedIn({ role: 'veterinarian' });
    const pet = await makePet({ owner, vet });
    const [{ id }] = (await petRows(pet.id)).providers;
    const reply = await save(pet.id, [providerRow('groomer', { id, userId: vet.id })]);
    expect(reply.status).toBe(400);
    expect((await save(pet.id, [providerRow('groomer', { id })])).status).toBe(200);
    expect((await get(`/pet-records/${pet.id}`, { token: vet.token })).status).toBe(404);
  });

  it.each([
    ['an unknown role', [providerRow('ophthalmologist')]],
    ['no role', [providerRow('groomer', { serviceRole: undefined })]],
    ['the care team\u2019s role', [providerRow('groomer', { role: 'foster' })]],
    ['forty-one rows', Array.from({ length: 41 }, () => providerRow('groomer'))],
    ['an unknown field', [providerRow('groomer', { member: 1 })]],
    ['an id that is zero', [providerRow('groomer', { id: 0 })]],
    ['too long a name', [providerRow('groomer', { name: 'x'.repeat(161), firstName: '' })]],
    ['no list', providerRow('groomer')],
  ])('refuses %s', async (_what, rows) => {
    const pet = await makePet({ owner });
    const before = await petRows(pet.id);
    expect((await save(pet.id, rows)).status).toBe(400);
    expect(await petRows(pet.id)).toEqual(before);
  });

  it('takes forty', async () => {
    const pet = await makePet({ owner });
    const rows = Array.from({ length: 40 }, () => providerRow('groomer'));
    const { status, body } = await save(pet.id, rows);
    expect([status, body.serviceProviders.length]).toEqual([200, 40]);
  });
});
