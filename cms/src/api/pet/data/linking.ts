/** Which members a row of a pet's contacts can be linked to. */
import type { Core } from '@strapi/strapi';
import { can, ROLES, type Role } from '@hearthside/contract/access';
import type { Linkable } from '@hearthside/contract/pet/care';
import { runQuery } from '../../../db/run-query';
import { roleIdOf, roleOf } from '../../../auth/roles';
import { fileLink } from '../../../file/signed-link';
import { searchedBy } from '../../../text/normalize';
import { selectMembers, type MemberRow } from '../../../auth/member-row';
import { addressLine } from './contact-words';

/** How a member can be linked: to a care team, or as the veterinarian among the providers. */
export type LinkedAs = 'care_team' | 'veterinarian';

const SHOWN = 10;

const carrying = (permission: 'pet_records' | 'medical') =>
  ROLES.filter((role) => can({ role, verified: true }, permission));

/** Only roles to which a link gives access: those with pet records, or those that treat animals (ruling 6). */
const ROLES_OF: Record<LinkedAs, readonly Role[]> = {
  care_team: carrying('pet_records').filter((role) => role !== 'admin'),
  veterinarian: carrying('medical'),
};

const candidates = (as: LinkedAs) => (query: ReturnType<typeof selectMembers>) =>
  void query
    .where({ 'u.verified': true, 'u.confirmed': true, 'u.blocked': false })
    .whereNull('u.deleted_at')
    .whereIn('u.role_id', ROLES_OF[as].map(roleIdOf));

/** The first few by name, searched by name only: not everyone may search by email address (ruling 5). */
export async function linkable(
  strapi: Core.Strapi,
  as: LinkedAs,
  search: string,
): Promise<Linkable[]> {
  const rows: MemberRow[] = await runQuery(strapi, (knex) =>
    selectMembers(knex)
      .modify(candidates(as))
      .modify(searchedBy('u.name_key', search))
      .orderBy(['u.name_key', 'u.id'])
      .limit(SHOWN),
  );
  return rows.map((row) => {
    const role = roleOf(row.roleId) ?? 'user';
    // Caregivers' phone and address are known, too (ruling 5).
    const known = role === 'caretaker';
    return {
      id: row.id,
      firstName: row.firstName,
      lastName: row.lastName,
      role,
      profilePicture: row.pictureKey ? fileLink(row.pictureKey) : null,
      phoneNumber: known ? (row.phoneNumber ?? '') : '',
      address: known ? addressLine(row) : '',
    };
  });
}

/** Those of these members who can be linked, by id. */
export async function linkableOf(
  strapi: Core.Strapi,
  as: LinkedAs,
  ids: readonly number[],
): Promise<Map<number, MemberRow>> {
  if (ids.length === 0) return new Map();
  const rows: MemberRow[] = await runQuery(strapi, (knex) =>
    selectMembers(knex)
      .modify(candidates(as))
      .whereIn('u.id', [...ids]),
  );
  return new Map(rows.map((row) => [row.id, row]));
}
