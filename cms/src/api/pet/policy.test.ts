import { ROLES } from '@hearthside/contract/access';
import fc from 'fast-check';
import type { Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testTables } from '../../db/test-tables';
import {
  canSee,
  isOwnOrCaredFor,
  mayChange,
  mayWriteRecord,
  ownOrCaredFor,
  visibleTo,
  writableBy,
  type PetLinks,
  type RecordWriters,
} from './policy';

const actor = (role: (typeof ROLES)[number], verified = true) => ({ id: 7, role, verified });

/** Few different member ids, so that the caller is often among them. */
const ids = fc.uniqueArray(fc.integer({ min: 5, max: 9 }), { maxLength: 3 });
const links: fc.Arbitrary<PetLinks> = fc.record({
  isDeleted: fc.boolean(),
  ownerId: fc.option(fc.integer({ min: 5, max: 9 })),
  careTeam: ids,
  trust: ids,
  providers: ids,
});

/** A pet with who sits where around it. */
interface SeatedPet {
  isDeleted: boolean;
  ownerId: number | null;
  team: Record<string, number>;
  services: Record<string, number>;
}

describe('who sees which pet', () => {
  let knex: Knex;
  beforeAll(async () => {
    knex = await testTables({
      pets: ['id integer primary key', 'owner_id', 'trust_id', 'deleted_at'],
      pet_care_team: ['pet_id', 'member_id', 'role'],
      pet_service_providers: ['pet_id', 'member_id', 'service_role'],
      trust_assignments: ['trust_id', 'member_id'],
    });
  });
  afterAll(() => knex.destroy());

  /** Stores the pets, each with a trust of its own, numbered from 1. */
  async function write(pets: readonly PetLinks[]) {
    const tables = ['pets', 'pet_care_team', 'pet_service_providers', 'trust_assignments'];
    for (const table of tables) await knex(table).delete();
    for (const [at, pet] of pets.entries()) {
      const id = at + 1;
      const columns = { owner_id: pet.ownerId, trust_id: 100 + id };
      await knex('pets').insert({ id, ...columns, deleted_at: pet.isDeleted ? 1 : null });
      for (const member_id of pet.careTeam)
        await knex('pet_care_team').insert({ pet_id: id, member_id });
      for (const member_id of pet.providers)
        await knex('pet_service_providers').insert({ pet_id: id, member_id });
      for (const member_id of pet.trust)
        await knex('trust_assignments').insert({ trust_id: 100 + id, member_id });
    }
  }

  const where = ([sql, ...values]: ReturnType<typeof visibleTo>) =>
    knex('pets as p').whereRaw(sql, values).orderBy('p.id').pluck('p.id');
  const idsOf = (pets: readonly PetLinks[], isOne: (pet: PetLinks) => boolean) =>
    pets.flatMap((pet, at) => (isOne(pet) ? at + 1 : []));

  it('the function and the SQL agree on what is a member\u2019s own or cared for, and it is all visible', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(links, { minLength: 1, maxLength: 12 }), async (pets) => {
        await write(pets);
        for (const role of ROLES) {
          const member = actor(role);
          const found = await where(ownOrCaredFor(member));
          expect([role, found]).toEqual([role, idsOf(pets, (pet) => isOwnOrCaredFor(member, pet))]);
          expect(await where(visibleTo(member))).toEqual(expect.arrayContaining(found));
        }
      }),
      { numRuns: 25 },
    );
  });

  it('the function and the SQL agree for any pets and any member', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(links, { minLength: 1, maxLength: 12 }), async (pets) => {
        await write(pets);
        for (const role of ROLES) {
          for (const verified of [true, false]) {
            const member = actor(role, verified);
            const found = await where(visibleTo(member));
            const seen = idsOf(pets, (pet) => canSee(member, pet));
            expect([role, verified, found]).toEqual([role, verified, seen]);
          }
        }
      }),
      { numRuns: 25 },
    );
  });

  it('the function and the SQL agree on who writes in a record, and all of them see the pet', async () => {
    const seats = fc.record({
      isDeleted: fc.boolean(),
      ownerId: fc.option(fc.integer({ min: 5, max: 9 })),
      team: fc.dictionary(
        fc.constantFrom('trustee', 'foster', 'caretaker'),
        fc.integer({ min: 5, max: 9 }),
      ),
      services: fc.dictionary(
        fc.constantFrom('veterinarian', 'groomer'),
        fc.integer({ min: 5, max: 9 }),
      ),
    });
    const writersOf = ({ isDeleted, ownerId, team, services }: SeatedPet): RecordWriters => ({
      isDeleted,
      ownerId,
      carers: [team.foster, team.caretaker].filter((one) => one !== undefined),
      vets: services.veterinarian === undefined ? [] : [services.veterinarian],
    });
    await fc.assert(
      fc.asyncProperty(fc.array(seats, { minLength: 1, maxLength: 12 }), async (pets) => {
        await write(
          pets.map(({ isDeleted, ownerId }) => ({
            ...{ isDeleted, ownerId },
            careTeam: [],
            trust: [],
            providers: [],
          })),
        );
        for (const [at, { team, services }] of pets.entries()) {
          for (const [role, member_id] of Object.entries(team))
            await knex('pet_care_team').insert({ pet_id: at + 1, role, member_id });
          for (const [service_role, member_id] of Object.entries(services))
            await knex('pet_service_providers').insert({ pet_id: at + 1, service_role, member_id });
        }
        for (const role of ROLES) {
          const member = actor(role);
          const found = await where(writableBy(member));
          const expected = pets.flatMap((pet, at) =>
            mayWriteRecord(member, writersOf(pet)) ? [at + 1] : [],
          );
          expect([role, found]).toEqual([role, expected]);
          expect(await where(visibleTo(member))).toEqual(expect.arrayContaining(found));
        }
      }),
      { numRuns: 25 },
    );
  });

  it.each([
    ['admin', true],
    ['employee', true],
    ['pet_owner', false],
    ['veterinarian', false],
  ] as const)('a %s sees a pet they are not linked to: %s', (role, sees) => {
    const pet = { isDeleted: false, ownerId: 8, careTeam: [8], trust: [], providers: [] };
    expect(canSee(actor(role), pet)).toBe(sees);
  });

  it.each([
    ['veterinarian', true, true],
    ['veterinarian', false, false],
    ['foster', true, false],
    ['pet_owner', true, false],
  ] as const)('a %s who is a provider, verified %s, sees the pet: %s', (role, verified, sees) => {
    const pet = { isDeleted: false, ownerId: 8, careTeam: [], trust: [], providers: [7] };
    expect(canSee(actor(role, verified), pet)).toBe(sees);
  });

  it.each(ROLES)('a %s sees no pet in the trash, not even their own', (role) => {
    const pet = { isDeleted: true, ownerId: 7, careTeam: [7], trust: [7], providers: [7] };
    expect(canSee(actor(role), pet)).toBe(false);
  });
});

describe('who changes a pet', () => {
  it.each(ROLES)('a %s may change their own, and only an admin may change any', (role) => {
    expect(mayChange(actor(role), 7)).toBe(true);
    expect([mayChange(actor(role), 8), mayChange(actor(role), null)]).toEqual(
      Array(2).fill(role === 'admin'),
    );
  });
});
