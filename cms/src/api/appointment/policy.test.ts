import { ROLES } from '@hearthside/contract/access';
import type { Knex } from 'knex';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testTables } from '../../db/test-tables';
import { canSee, visibleTo } from './policy';
import { APPOINTMENT_TABLE } from './rules/appointment-uid';

/** The calling member and another, and one who is in the trash. */
const MEMBERS = [7, 8, 9].map((id) => ({ id, deleted_at: id === 9 ? 1 : null }));

let knex: Knex;
beforeAll(async () => {
  knex = await testTables({
    up_users: ['id integer primary key', 'deleted_at'],
    [APPOINTMENT_TABLE]: ['id integer primary key', 'member_id'],
  });
  await knex('up_users').insert(MEMBERS);
  await knex(APPOINTMENT_TABLE).insert(MEMBERS.map(({ id }) => ({ id, member_id: id })));
});
afterAll(() => knex.destroy());

const readers = ROLES.flatMap((role) =>
  [true, false].flatMap((verified) => [7, 9].map((id) => ({ id, role, verified }))),
);

it.each(readers)(
  'the function and the SQL let a $role with the id $id, verified $verified, see the same',
  async (reader) => {
    const found = await visibleTo(knex, reader).pluck('a.id');
    const seen = MEMBERS.filter(({ id, deleted_at }) =>
      canSee(reader, { id, deletedAt: deleted_at }),
    );
    expect(found.sort()).toEqual(seen.map(({ id }) => id));
  },
);

it('a pet owner sees their own appointments, and an admin sees everyone’s', () => {
  const other = { id: 8, deletedAt: null };
  expect(canSee({ id: 7, role: 'pet_owner', verified: true }, other)).toBe(false);
  expect(canSee({ id: 8, role: 'pet_owner', verified: true }, other)).toBe(true);
  expect(canSee({ id: 7, role: 'admin', verified: true }, other)).toBe(true);
});
