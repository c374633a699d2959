import { ROLES } from '@hearthside/contract/access';
import { DIRECTORY_ROLES } from '@hearthside/contract/member/directory';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ensureRoles, roleIdOf } from '../../auth/roles';
import { testTables } from '../../db/test-tables';
import {
  canSee,
  canSeeCaregiver,
  inDirectory,
  isInDirectory,
  mayEditCaregiver,
  verifiedFor,
  visibleTo,
  type SeenMember,
} from './policy';

const EITHER = [true, false];

/** A member of every role in every state. */
const MEMBERS: readonly (SeenMember & { id: number })[] = ROLES.flatMap((role) =>
  EITHER.flatMap((verified) =>
    EITHER.flatMap((confirmed) =>
      EITHER.flatMap((blocked) =>
        [null, 1].flatMap((deletedAt) =>
          [null, 1].map((featuredAt) => ({
            role,
            verified,
            confirmed,
            blocked,
            deletedAt,
            featuredAt,
          })),
        ),
      ),
    ),
  ),
).map((member, at) => ({ ...member, id: at + 1 }));

const actors = ROLES.flatMap((role) => EITHER.map((verified) => ({ id: 7, role, verified })));

let knex: Knex;
beforeAll(async () => {
  let made = 0;
  const query = () => ({ findOne: () => null, create: () => ({ id: (made += 1) }) });
  await ensureRoles({ db: { query } } as unknown as Core.Strapi);
  knex = await testTables({
    up_users: [
      ...['id integer primary key', 'role_id', 'verified', 'confirmed', 'blocked'],
      ...['deleted_at', 'featured_at'],
    ],
  });
  const rows = MEMBERS.map(({ id, role, verified, confirmed, blocked, deletedAt, featuredAt }) => ({
    id,
    verified,
    confirmed,
    blocked,
    role_id: roleIdOf(role),
    deleted_at: deletedAt,
    featured_at: featuredAt,
  }));
  await knex.batchInsert('up_users', rows, 50);
});
afterAll(() => knex.destroy());

const idsWhere = (isOne: (member: SeenMember) => boolean) =>
  MEMBERS.filter(isOne).map(({ id }) => id);
const found = (narrow: (query: Knex.QueryBuilder, knex: Knex) => void) =>
  knex('up_users as u').modify(narrow, knex).orderBy('u.id').pluck('u.id');

describe.each(actors)('a viewer with the role $role, verified $verified,', (actor) => {
  it('finds by SQL in the directory whom the function shows there', async () => {
    expect(await found(inDirectory(actor))).toEqual(
      idsWhere((member) => isInDirectory(actor, member)),
    );
  });

  it('finds by SQL whose page the function shows', async () => {
    expect(await found(visibleTo(actor))).toEqual(idsWhere((member) => canSee(actor, member)));
  });

  it('meets unverified members only where the list of members has them too', () => {
    const unverified = MEMBERS.filter(({ verified }) => !verified);
    const meets = unverified.some((member) => canSeeCaregiver(actor, member));
    expect(meets).toBe(verifiedFor(actor) === undefined);
  });
});

describe('a member', () => {
  const [pet_owner, admin] = (['pet_owner', 'admin'] as const).map((role) => ({
    id: 7,
    role,
    verified: true,
  })) as [(typeof actors)[number], (typeof actors)[number]];
  const member: SeenMember = {
    role: 'attorney',
    verified: true,
    confirmed: true,
    blocked: false,
    deletedAt: null,
    featuredAt: null,
  };

  it('is in the directory by their role or by being featured', () => {
    expect(isInDirectory(pet_owner, member)).toBe(true);
    expect(isInDirectory(pet_owner, { ...member, role: 'pet_owner' })).toBe(false);
    expect(isInDirectory(pet_owner, { ...member, role: 'pet_owner', featuredAt: 1 })).toBe(true);
    expect(DIRECTORY_ROLES).toContain('attorney');
  });

  it('who is blocked is seen by admins alone, and one in the trash by nobody', () => {
    expect(canSee(pet_owner, { ...member, blocked: true })).toBe(false);
    expect(canSee(admin, { ...member, blocked: true })).toBe(true);
    expect(canSee(admin, { ...member, deletedAt: 1 })).toBe(false);
  });

  it('is a caregiver only as a caretaker, whose card they and admins may edit', () => {
    expect(canSeeCaregiver(pet_owner, member)).toBe(false);
    expect(canSeeCaregiver(pet_owner, { ...member, role: 'caretaker' })).toBe(true);
    expect(mayEditCaregiver(pet_owner, 7)).toBe(true);
    expect(mayEditCaregiver(pet_owner, 8)).toBe(false);
    expect(mayEditCaregiver(admin, 8)).toBe(true);
  });
});
