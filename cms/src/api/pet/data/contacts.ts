/** Reads the contacts of pets: one query for their teams, one for their providers. */
import type { Core } from '@strapi/strapi';
import type { CareRole, ServiceRole } from '@hearthside/contract/pet/care';
import { runQuery } from '../../../db/run-query';
import { roleOf } from '../../../auth/roles';
import { fileLink } from '../../../file/signed-link';
import { iso, type Moment } from '../../../text/moment';

/** A row of the care team or of the service providers, with the member it is linked to. */
interface Row {
  id: number;
  petId: number;
  kind: string;
  memberId: number | null;
  firstName: string | null;
  lastName: string | null;
  phoneNumber: string | null;
  address: string | null;
  createdAt: Moment;
  updatedAt: Moment;
  memberFirstName: string | null;
  memberLastName: string | null;
  memberRoleId: number | null;
  memberAway: Moment | null;
  pictureKey: string | null;
}

const COLUMNS = {
  id: 'c.id',
  petId: 'c.pet_id',
  memberId: 'c.member_id',
  firstName: 'c.first_name',
  lastName: 'c.last_name',
  phoneNumber: 'c.phone_number',
  address: 'c.address',
  createdAt: 'c.created_at',
  updatedAt: 'c.updated_at',
  memberFirstName: 'u.first_name',
  memberLastName: 'u.last_name',
  memberRoleId: 'u.role_id',
  memberAway: 'u.deleted_at',
  pictureKey: 'f.key',
} as const;

/**
 * The member a row is linked to, as everyone may know them. A member in the trash is left out until they are
 * restored.
 */
function linkedIn(row: Row) {
  if (row.memberId === null || row.memberAway !== null) return null;
  return {
    id: row.memberId,
    firstName: row.memberFirstName ?? '',
    lastName: row.memberLastName ?? '',
    role: roleOf(row.memberRoleId ?? 0) ?? ('user' as const),
    profilePicture: row.pictureKey ? fileLink(row.pictureKey) : null,
  };
}

const contactIn = (row: Row) => ({
  id: row.id,
  petId: row.petId,
  userId: row.memberId,
  member: linkedIn(row),
  firstName: row.firstName ?? '',
  lastName: row.lastName ?? '',
  phoneNumber: row.phoneNumber ?? '',
  address: row.address ?? '',
  createdAt: iso(row.createdAt),
  updatedAt: iso(row.updatedAt),
});
export type Contact = ReturnType<typeof contactIn>;
export type TeamMember = Contact & { role: CareRole };
export type Provider = Contact & { serviceRole: ServiceRole };

const rowsOf = async (
  strapi: Core.Strapi,
  table: string,
  kind: string,
  petIds: readonly number[],
): Promise<Row[]> => {
  const rows = await runQuery(strapi, (knex) =>
    knex(`${table} as c`)
      .leftJoin('up_users as u', 'u.id', 'c.member_id')
      .leftJoin('portal_files as f', 'f.id', 'u.picture_id')
      .whereIn('c.pet_id', petIds)
      .orderBy('c.id')
      .select({ ...COLUMNS, kind }),
  );
  return rows as Row[];
};

/** The care teams of some pets. */
export async function teamsOf(strapi: Core.Strapi, petIds: readonly number[]) {
  const rows = await rowsOf(strapi, 'pet_care_team', 'c.role', petIds);
  return rows.map((row): TeamMember => ({ ...contactIn(row), role: row.kind as CareRole }));
}

/** The service providers of some pets. */
export async function allProvidersOf(strapi: Core.Strapi, petIds: readonly number[]) {
  const rows = await rowsOf(strapi, 'pet_service_providers', 'c.service_role', petIds);
  return rows.map((row): Provider => ({
    ...contactIn(row),
    serviceRole: row.kind as ServiceRole,
  }));
}

export const teamOf = (strapi: Core.Strapi, petId: number) => teamsOf(strapi, [petId]);
export const providersOf = (strapi: Core.Strapi, petId: number) => allProvidersOf(strapi, [petId]);
