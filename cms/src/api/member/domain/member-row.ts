import type { Knex } from 'knex';
import type { z } from 'zod';
import type { directoryEntry, me, userListItem } from '@hearthside/contract/member';
import { roleOf } from '../../../access/roles';
import { fileLink } from '../../../file/signed-link';

/** Columns of a member that any answer may need; secrets are not among them. */
const COLUMNS = {
  id: 'u.id',
  firstName: 'u.first_name',
  lastName: 'u.last_name',
  email: 'u.email',
  pendingEmail: 'u.pending_email',
  phoneNumber: 'u.phone_number',
  streetAddress: 'u.street_address',
  city: 'u.city',
  state: 'u.state',
  zipCode: 'u.zip_code',
  country: 'u.country',
  verified: 'u.verified',
  confirmed: 'u.confirmed',
  createdAt: 'u.created_at',
  roleId: 'u.role_id',
  pictureKey: 'f.key',
} as const;

export type MemberRow = {
  id: number;
  verified: boolean | number;
  confirmed: boolean | number;
  createdAt: string | number | Date;
  roleId: number;
  firstName: string;
  lastName: string;
  email: string;
} & Partial<
  Record<
    | 'pendingEmail'
    | 'phoneNumber'
    | 'streetAddress'
    | 'city'
    | 'state'
    | 'zipCode'
    | 'country'
    | 'pictureKey',
    string | null
  >
>;

/** Members with their picture's key, in one query. */
export function selectMembers(knex: Knex): Knex.QueryBuilder<object, MemberRow[]> {
  return knex('up_users as u')
    .leftJoin('portal_files as f', 'f.id', 'u.picture_id')
    .select(COLUMNS);
}

const roleIn = (row: MemberRow) => roleOf(row.roleId) ?? 'user';

const addressIn = (row: MemberRow) => ({
  streetAddress: row.streetAddress ?? '',
  city: row.city ?? '',
  state: row.state ?? '',
  zipCode: row.zipCode ?? '',
  country: row.country ?? '',
});

const personIn = (row: MemberRow) => ({
  id: row.id,
  firstName: row.firstName,
  lastName: row.lastName,
  email: row.email,
  role: roleIn(row),
  verified: Boolean(row.verified),
  profilePicture: row.pictureKey ? fileLink(row.pictureKey) : null,
});

const contactIn = (row: MemberRow) => ({
  createdAt: new Date(row.createdAt).toISOString(),
  phoneNumber: row.phoneNumber ?? '',
});

/** A member as they see themselves. */
export const meIn = (row: MemberRow): z.input<typeof me> => ({
  ...personIn(row),
  ...contactIn(row),
  pendingEmail: row.pendingEmail ?? null,
  address: addressIn(row),
});

/** A member as an admin sees them. */
export const userListItemIn = (row: MemberRow): z.input<typeof userListItem> => ({
  user: { ...personIn(row), ...contactIn(row) },
  address: addressIn(row),
});

/** A member as other members see them in the directory (ruling 5). */
export const directoryEntryIn = (row: MemberRow): z.input<typeof directoryEntry> => ({
  ...personIn(row),
  city: row.city ?? '',
});
