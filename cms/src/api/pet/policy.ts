/** Who may see and change a pet: a function of who is linked to it, and the same rule in SQL. */
import type { Knex } from 'knex';
import { can, type Role } from '@hearthside/contract/access';
import type { Actor } from '../../auth/actor';

/** The members linked to a pet, as far as the link lets them see it. */
export interface PetLinks {
  isDeleted: boolean;
  ownerId: number | null;
  careTeam: readonly number[];
  /** Those assigned to its trust. */
  trust: readonly number[];
  providers: readonly number[];
}

/** Admins and employees see every pet (ruling 6). */
export const seesEveryPet = (role: Role) => role === 'admin' || role === 'employee';

/** Whether a member may see a pet (ruling 6): `visibleTo` as a function. */
export function canSee(member: Actor, pet: PetLinks): boolean {
  if (pet.isDeleted) return false;
  if (seesEveryPet(member.role) || pet.ownerId === member.id) return true;
  const { careTeam, trust, providers } = pet;
  const linked = can(member, 'medical') ? [careTeam, trust, providers] : [careTeam, trust];
  return linked.some((ids) => ids.includes(member.id));
}

/** A condition and its values, kept together so that a query's text and its values always match. */
export type Condition = readonly [sql: string, ...values: Knex.RawBinding[]];

const OWN = 'select id from pets where owner_id = ?';
const CARED_FOR = 'select pet_id from pet_care_team where member_id = ?';
const OF_TRUSTS =
  'select p2.id from pets p2 join trust_assignments a on a.trust_id = p2.trust_id where a.member_id = ?';
const TREATED = 'select pet_id from pet_service_providers where member_id = ?';

/**
 * The same as a condition on `pets as p`. Every list, detail, count and file starts from it. It uses ids found in an
 * index instead of "or", so that a page costs what the member's own pets cost, however many others there are.
 */
export function visibleTo(member: Actor): Condition {
  if (seesEveryPet(member.role)) return ['p.deleted_at is null'];
  const roads = [OWN, CARED_FOR, OF_TRUSTS, ...(can(member, 'medical') ? [TREATED] : [])];
  const ids = roads.map(() => member.id);
  return [`p.deleted_at is null and p.id in (${roads.join(' union ')})`, ...ids];
}

/** Rows about pets that a member owns or is linked to in any way now, as a condition on their `pet_id`. */
export const linkedTo = (memberId: number): [sql: string, values: number[]] => {
  const roads = [OWN, CARED_FOR, OF_TRUSTS, TREATED];
  return [`pet_id in (${roads.join(' union ')})`, roads.map(() => memberId)];
};

/** Whether a pet is a member's own to look after: theirs, or one whose care team they are on. */
export const isOwnOrCaredFor = (member: Actor, { isDeleted, ownerId, careTeam }: PetLinks) =>
  !isDeleted && (ownerId === member.id || careTeam.includes(member.id));

/** The same as a condition on `pets as p`. Such a member may also see the pet: it is a part of `visibleTo`. */
export const ownOrCaredFor = (member: Actor): Condition => [
  `p.deleted_at is null and p.id in (${OWN} union ${CARED_FOR})`,
  member.id,
  member.id,
];

const WRITES_FOR = `${CARED_FOR} and role in ('caretaker', 'foster')`;
const WRITES_ON = `${TREATED} and service_role = 'veterinarian'`;

/** The members linked to a pet by what lets them write in its record. */
export interface RecordWriters {
  isDeleted: boolean;
  ownerId: number | null;
  /** Its caretaker and its foster. */
  carers: readonly number[];
  /** Those linked as its veterinarians. */
  vets: readonly number[];
}

/**
 * Whether a member may write entries in a pet's record: whoever may change the pet, its caretaker and its foster, and,
 * with `medical`, those linked as its veterinarians. All of them may see the pet, and lose both with their link.
 */
export function mayWriteRecord(member: Actor, pet: RecordWriters): boolean {
  if (pet.isDeleted) return false;
  if (member.role === 'admin' || pet.ownerId === member.id) return true;
  return pet.carers.includes(member.id) || (can(member, 'medical') && pet.vets.includes(member.id));
}

/** The same as a condition on `pets as p`. */
export function writableBy(member: Actor): Condition {
  if (member.role === 'admin') return ['p.deleted_at is null'];
  const roads = [OWN, WRITES_FOR, ...(can(member, 'medical') ? [WRITES_ON] : [])];
  const ids = roads.map(() => member.id);
  return [`p.deleted_at is null and p.id in (${roads.join(' union ')})`, ...ids];
}

/** The same as `mayChange` as a condition on `pets as p`. */
export const changeableBy = (member: Actor): Condition =>
  member.role === 'admin'
    ? ['p.deleted_at is null']
    : ['p.deleted_at is null and p.owner_id = ?', member.id];

/** Who may change a pet, its records, documents and providers: an admin and its owner (part 1 §6). */
export const mayChange = (member: Actor, ownerId: number | null) =>
  member.role === 'admin' || (ownerId !== null && ownerId === member.id);
