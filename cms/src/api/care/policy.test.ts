import { ROLES } from '@hearthside/contract/access';
import { CARE_ROLES } from '@hearthside/contract/pet/care';
import fc from 'fast-check';
import type { Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testTables } from '../../db/test-tables';
import { marksTasksOf, marksTasksWhere, mayChangeTask, mayMake, type Standing } from './policy';

const ids = fc.uniqueArray(fc.integer({ min: 5, max: 9 }), { maxLength: 3 });
const pets = fc.array(
  fc.record({
    isDeleted: fc.boolean(),
    ownerId: fc.option(fc.integer({ min: 5, max: 9 })),
    team: fc.array(fc.tuple(fc.constantFrom(...CARE_ROLES), fc.integer({ min: 5, max: 9 })), {
      maxLength: 3,
    }),
    trust: ids,
    providers: ids,
  }),
  { minLength: 1, maxLength: 10 },
);
const actor = (role: (typeof ROLES)[number], verified = true) => ({ id: 7, role, verified });

describe('who marks the care tasks of a pet', () => {
  let knex: Knex;
  beforeAll(async () => {
    knex = await testTables({
      pets: ['id integer primary key', 'owner_id', 'deleted_at'],
      pet_care_team: ['pet_id', 'member_id', 'role'],
      pet_service_providers: ['pet_id', 'member_id'],
    });
  });
  afterAll(() => knex.destroy());

  it('the function and the SQL agree for any pets and any member', async () => {
    await fc.assert(
      fc.asyncProperty(pets, async (all) => {
        for (const table of ['pets', 'pet_care_team', 'pet_service_providers'])
          await knex(table).delete();
        for (const [at, { isDeleted, ownerId, team, providers }] of all.entries()) {
          const pet_id = at + 1;
          const deleted_at = isDeleted ? 1 : null;
          await knex('pets').insert({ id: pet_id, owner_id: ownerId, deleted_at });
          for (const [role, member_id] of team)
            await knex('pet_care_team').insert({ pet_id, role, member_id });
          for (const member_id of providers)
            await knex('pet_service_providers').insert({ pet_id, member_id });
        }
        for (const role of ROLES) {
          for (const verified of [true, false]) {
            const member = actor(role, verified);
            const [sql, ...values] = marksTasksWhere(member);
            const found = await knex('pets as p')
              .whereRaw(sql, values)
              .orderBy('p.id')
              .pluck('p.id');
            const expected = all.flatMap(({ team, ...pet }, at) => {
              const careTeam = team.map(([, id]) => id);
              const places = team.flatMap(([place, id]) => (id === 7 ? [place] : []));
              return marksTasksOf(member, { ...pet, careTeam }, places) ? [at + 1] : [];
            });
            expect([role, verified, found]).toEqual([role, verified, expected]);
          }
        }
      }),
      { numRuns: 20 },
    );
  });
});

const standing = (more: Partial<Standing> = {}): Standing => ({
  isOwner: false,
  places: [],
  isProvider: false,
  ...more,
});

describe('who makes and changes care tasks', () => {
  it.each<[string, Parameters<typeof actor>, Partial<Standing>, boolean, boolean, boolean]>([
    // who, role, standing, makes, changes their own, changes another's
    ['an admin', ['admin'], {}, true, true, true],
    ['an owner', ['pet_owner'], { isOwner: true }, true, true, true],
    ['a caretaker', ['caretaker'], { places: ['caretaker'] }, true, true, false],
    ['a foster', ['foster'], { places: ['foster'] }, true, true, false],
    ['a trustee on the team', ['trustee'], { places: ['trustee'] }, false, false, false],
    ['a linked veterinarian', ['veterinarian'], { isProvider: true }, true, true, false],
    ['a linked attorney', ['attorney'], { isProvider: true }, false, false, false],
    ['an employee', ['employee'], {}, false, false, false],
    ['a caretaker whose link has ended', ['caretaker'], {}, false, false, false],
  ])('%s', (_who, who, stands, makes, own, others) => {
    const [member, at] = [actor(...who), standing(stands)];
    expect([
      mayMake(member, at),
      mayChangeTask(member, at, member.id),
      mayChangeTask(member, at, 8),
    ]).toEqual([makes, own, others]);
  });
});
