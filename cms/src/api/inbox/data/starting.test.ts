import type { Core } from '@strapi/strapi';
import { ROLES } from '@hearthside/contract/access';
import { messageWay } from '@hearthside/contract/inbox/message-way';
import type { Knex } from 'knex';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ensureRoles, roleIdOf } from '../../../auth/roles';
import { testTables } from '../../../db/test-tables';
import { pickable } from './starting';

/** Makes the ids of the roles known, as a server does when it starts. */
const roles = {
  db: {
    query: () => ({
      findOne: ({ where: { type } }: { where: { type: (typeof ROLES)[number] } }) =>
        Promise.resolve({ id: ROLES.indexOf(type) + 1 }),
    }),
  },
} as unknown as Core.Strapi;

/** Somebody of every role, verified and not, and one member himself. */
const people = ROLES.flatMap((role) => [true, false].map((verified) => ({ role, verified }))).map(
  (one, at) => ({ id: at + 1, ...one }),
);
const callers = people.filter(({ role }) => role !== 'admin');

let knex: Knex;
beforeAll(async () => {
  await ensureRoles(roles);
  knex = await testTables({
    up_users: [
      'id integer primary key',
      'role_id',
      'verified',
      'confirmed',
      'blocked',
      'deleted_at',
    ],
  });
  const joined = { confirmed: true, blocked: false, deleted_at: null };
  await knex('up_users').insert(
    people.map(({ id, role, verified }) => ({ id, role_id: roleIdOf(role), verified, ...joined })),
  );
});
afterAll(() => knex.destroy());

it.each(callers.filter(({ verified, role }) => verified && !['user', 'attorney'].includes(role)))(
  'the picker offers a $role exactly those to whom the rule of the contract has a way',
  async (caller) => {
    const picked = await knex('up_users as u')
      .modify(pickable(caller))
      .orderBy('u.id')
      .pluck('u.id');
    const reached = people.filter((other) => messageWay(caller, other) === 'direct');
    expect(picked).toEqual(reached.map(({ id }) => id));
    expect(picked.length).toBeGreaterThan(0);
  },
);
