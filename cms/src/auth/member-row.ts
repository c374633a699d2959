import type { Knex } from 'knex';
import type { z } from 'zod';
import { createHash } from 'node:crypto';
import type { caregiver } from '@hearthside/contract/member/caregivers';
import type { directoryEntry } from '@hearthside/contract/member/directory';
import type { invitation } from '@hearthside/contract/member/invitations';
import { INVITATION_DAYS } from '@hearthside/contract/member/invitations';
import type { me } from '@hearthside/contract/member/me';
import type { person } from '@hearthside/contract/member/person';
import {
  TRASH_DAYS,
  type AccountState,
  type trashedUser,
  type UserDetail,
  type userListItem,
} from '@hearthside/contract/member/users';
import { ANIMALS, mayOffer, SERVICES, type Offer } from '@hearthside/contract/member/offer';
import { milesBetween } from '../place/distance';
import type { Point } from '../place/us-places';
import { roleOf } from './roles';
import { wordsBetweenBars } from '../text/bar-words';
import { daysAfter } from '../text/days';
import { fileLink } from '../file/signed-link';
import { nameIn } from '../text/member-name';
import { iso, type Moment } from '../text/moment';

/** Columns of a member that any answer may need. They contain no secrets. */
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
  featuredAt: 'u.featured_at',
  directoryEmail: 'u.directory_email',
  showCity: 'u.show_city',
  blocked: 'u.blocked',
  suspendedAt: 'u.suspended_at',
  archivedAt: 'u.archived_at',
  services: 'u.services',
  animals: 'u.animals',
  latitude: 'u.latitude',
  longitude: 'u.longitude',
} as const;

/** Further columns, needed only to show one member. */
const FURTHER = {
  showEmail: 'u.show_email',
  suspendedUntil: 'u.suspended_until',
  suspendedReason: 'u.suspended_reason',
  suspendedBy: 'u.suspended_by',
  archivedFrom: 'u.archived_from',
  archivedReason: 'u.archived_reason',
  archivedBy: 'u.archived_by',
  invitedAt: 'u.invited_at',
  deletedAt: 'u.deleted_at',
  deletedBy: 'u.deleted_by',
  lastSignInAt: 'u.last_sign_in_at',
  pictureId: 'u.picture_id',
} as const;

export type MemberRow = {
  id: number;
  verified: boolean | number;
  confirmed: boolean | number;
  createdAt: Moment;
  featuredAt: Moment | null;
  showCity: boolean | number;
  blocked: boolean | number;
  suspendedAt: Moment | null;
  archivedAt: Moment | null;
  roleId: number;
  firstName: string;
  lastName: string;
  email: string;
  latitude: number | null;
  longitude: number | null;
} & Partial<
  Record<
    | 'pendingEmail'
    | 'phoneNumber'
    | 'streetAddress'
    | 'city'
    | 'state'
    | 'zipCode'
    | 'country'
    | 'pictureKey'
    | 'directoryEmail'
    | 'services'
    | 'animals',
    string | null
  >
>;

/** All of a member's columns that are not secret. */
export type WholeMember = MemberRow & {
  showEmail: boolean | number;
  /** A calendar day. */
  suspendedUntil: string | null;
  suspendedReason: string | null;
  suspendedBy: string | null;
  /** The account's state before it was archived. */
  archivedFrom: string | null;
  archivedReason: string | null;
  archivedBy: string | null;
  invitedAt: Moment | null;
  deletedAt: Moment | null;
  deletedBy: string | null;
  lastSignInAt: Moment | null;
  pictureId: number | null;
};

/** Members with their picture's key, in one query. */
export function selectMembers(knex: Knex): Knex.QueryBuilder<object, MemberRow[]> {
  return knex('up_users as u')
    .leftJoin('portal_files as f', 'f.id', 'u.picture_id')
    .select(COLUMNS);
}

/** The same, with everything needed to show one member. */
export function selectWhole(knex: Knex): Knex.QueryBuilder<object, WholeMember[]> {
  return selectMembers(knex).select(FURTHER) as unknown as Knex.QueryBuilder<object, WholeMember[]>;
}

export const roleIn = (row: MemberRow) => roleOf(row.roleId) ?? 'user';

export const addressIn = (row: MemberRow) => ({
  streetAddress: row.streetAddress ?? '',
  city: row.city ?? '',
  state: row.state ?? '',
  zipCode: row.zipCode ?? '',
  country: row.country ?? '',
});

/** What a member offers on their card. Nothing, where their role has no such card. */
export const offerIn = (row: MemberRow): Offer =>
  mayOffer(roleIn(row))
    ? {
        services: wordsBetweenBars(row.services, SERVICES),
        animals: wordsBetweenBars(row.animals, ANIMALS),
      }
    : { services: [], animals: [] };

/** Whole miles from a place to the middle of a member's city. Null without a place, or if the city is not known. */
const milesFrom = (place: Point | undefined, { latitude, longitude }: MemberRow) =>
  place && latitude !== null && longitude !== null
    ? Math.round(milesBetween(place, { latitude, longitude }))
    : null;

/** The fields that nearly every answer about a member starts with. */
export const toPerson = (row: MemberRow): z.input<typeof person> => ({
  id: row.id,
  firstName: row.firstName,
  lastName: row.lastName,
  email: row.email,
  role: roleIn(row),
  verified: Boolean(row.verified),
  profilePicture: row.pictureKey ? fileLink(row.pictureKey) : null,
});

const contactIn = (row: MemberRow) => ({
  createdAt: iso(row.createdAt),
  phoneNumber: row.phoneNumber ?? '',
});

/** Identifies the state of a profile. It stays the same until someone changes the profile. */
export function revisionOf(row: MemberRow): string {
  const { firstName, lastName, email, pendingEmail, phoneNumber } = row;
  const said = [firstName, lastName, email, pendingEmail ?? '', phoneNumber ?? ''];
  const text = JSON.stringify([...said, addressIn(row)]);
  return createHash('sha256').update(text).digest('base64url').slice(0, 16);
}

/** A member as they see themselves. */
export const toMe = (row: WholeMember): z.input<typeof me> => ({
  ...toPerson(row),
  ...contactIn(row),
  pendingEmail: row.pendingEmail ?? null,
  address: addressIn(row),
  visibility: { showEmail: Boolean(row.showEmail), showCity: Boolean(row.showCity) },
  offer: offerIn(row),
  revision: revisionOf(row),
});

/** The state of an account. */
export function accountStateOf({
  blocked,
  suspendedAt,
  archivedAt,
}: Pick<MemberRow, 'blocked' | 'suspendedAt' | 'archivedAt'>): AccountState {
  if (!blocked) return 'active';
  if (archivedAt !== null) return 'archived';
  return suspendedAt === null ? 'locked' : 'suspended';
}

/** A suspension as admins see it, or null. */
export const suspensionIn = (row: WholeMember): UserDetail['suspension'] =>
  accountStateOf(row) === 'suspended' && row.suspendedAt !== null
    ? {
        reason: row.suspendedReason ?? '',
        until: row.suspendedUntil,
        since: iso(row.suspendedAt),
        by: row.suspendedBy ?? '',
      }
    : null;

/** Why and since when a member is archived, or null. */
export const archiveIn = (row: WholeMember): UserDetail['archive'] =>
  accountStateOf(row) === 'archived' && row.archivedAt !== null
    ? {
        reason: row.archivedReason ?? '',
        since: iso(row.archivedAt),
        by: row.archivedBy ?? '',
      }
    : null;

/** A member as an admin sees them. */
export const toUserListItem = (row: MemberRow): z.input<typeof userListItem> => ({
  user: {
    ...toPerson(row),
    ...contactIn(row),
    featured: row.featuredAt !== null,
    state: accountStateOf(row),
  },
  address: addressIn(row),
});

/**
 * A member as the directory shows them: as much as they chose to show (ruling 5). `near` is a place to measure from.
 */
export const toDirectoryEntry = (row: MemberRow, near?: Point): z.input<typeof directoryEntry> => ({
  ...toPerson(row),
  email: row.directoryEmail ?? '',
  city: row.showCity ? (row.city ?? '') : '',
  offer: offerIn(row),
  miles: row.showCity ? milesFrom(near, row) : null,
});

/**
 * A caregiver as shown to members who may see caregivers (ruling 5), with the names of their trusts and how far away
 * they are.
 */
export const toCaregiver = (
  row: MemberRow,
  petTrustName: string,
  near?: Point,
): z.input<typeof caregiver> => ({
  id: row.id,
  firstName: row.firstName,
  lastName: row.lastName,
  name: nameIn(row),
  verified: Boolean(row.verified),
  email: row.email,
  phoneNumber: row.phoneNumber ?? '',
  address: addressIn(row),
  profileImage: row.pictureKey ? fileLink(row.pictureKey) : null,
  petTrustName,
  offer: offerIn(row),
  miles: milesFrom(near, row),
});

/** Someone in the trash. `closed`: they have closed the account themselves. */
export function toTrashedUser(row: WholeMember, closed: boolean): z.input<typeof trashedUser> {
  const { verified: _verified, ...person } = toPerson(row);
  const deletedAt = row.deletedAt ?? row.createdAt;
  return {
    ...person,
    deletedAt: iso(deletedAt),
    deletedBy: row.deletedBy ?? '',
    closed,
    erasedAt: iso(daysAfter(deletedAt, TRASH_DAYS)),
  };
}

/** Someone who was invited and has not joined yet. */
export function toInvitation(row: WholeMember): z.input<typeof invitation> {
  const { id, firstName, lastName, email, role, verified } = toPerson(row);
  const invitedAt = row.invitedAt ?? row.createdAt;
  return {
    id,
    firstName,
    lastName,
    email,
    role,
    verified,
    invitedAt: iso(invitedAt),
    expiresAt: iso(daysAfter(invitedAt, INVITATION_DAYS)),
  };
}
