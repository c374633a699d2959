/** How members stand to pets, and who cares for a pet in which order they are called. */
import type { Core } from '@strapi/strapi';
import type { CareRole } from '@hearthside/contract/pet/care';
import type { Knex } from 'knex';
import type { Actor } from '../../../auth/actor';
import { roleIdsWith } from '../../../auth/roles';
import { runQuery } from '../../../db/run-query';
import { nameIn } from '../../../text/member-name';
import type { Standing } from '../policy';

interface PetOfOwner {
  id: number;
  ownerId: number | null;
}

/** How a member stands to pets, by two queries, however many pets. */
export async function standingsOf(strapi: Core.Strapi, { id: memberId }: Pick<Actor, 'id'>) {
  const team: { petId: number; role: CareRole }[] = await runQuery(strapi, (knex) =>
    knex('pet_care_team').where({ member_id: memberId }).select({ petId: 'pet_id', role: 'role' }),
  );
  const treated: number[] = await runQuery(strapi, (knex) =>
    knex('pet_service_providers').where({ member_id: memberId }).pluck('pet_id'),
  );
  const places = new Map<number, CareRole[]>();
  for (const { petId, role } of team) places.set(petId, [...(places.get(petId) ?? []), role]);
  const providers = new Set(treated);
  return ({ id, ownerId }: PetOfOwner): Standing => ({
    isOwner: ownerId !== null && ownerId === memberId,
    places: places.get(id) ?? [],
    isProvider: providers.has(id),
  });
}

/** Somebody who cares for a pet. */
export interface Carer {
  id: number;
  name: string;
  /** Their place in the order in which people are called, from 0. */
  place: number;
}

/** The last place of those who are with the pet day to day: its owner, caretaker and foster. */
export const LAST_DAILY_PLACE = 2;

/** Who does an occurrence: whoever it was handed over to, its assignee, or all who are with the animal day to day. */
export function doersOf(
  carers: readonly Carer[],
  handed: number | null | undefined,
  assignee: number | null,
): readonly Carer[] {
  const named = carers.filter(({ id }) => id === (handed ?? assignee));
  return named.length > 0 ? named : carers.filter(({ place }) => place <= LAST_DAILY_PLACE);
}

interface CarerRow {
  petId: number;
  id: number;
  firstName: string;
  lastName: string;
  place: number | string;
}

/** The order in which people are called: the owner, then those who are with the pet day to day. */
const PLACE = "case c.role when 'caretaker' then 1 when 'foster' then 2 else 3 end";

/** Only members `u` who may open pet records now, whatever links them to a pet. */
export const mayCare = (query: Knex.QueryBuilder) =>
  void query
    .where({ 'u.confirmed': true, 'u.blocked': false, 'u.verified': true })
    .whereNull('u.deleted_at')
    .whereIn('u.role_id', roleIdsWith('pet_records'));

/**
 * Joins the members `u` whose ids a column has, and keeps SQLite from beginning with all members of their roles instead
 * of with the pets: it never reorders a CROSS JOIN (https://sqlite.org/optoverview.html, 7.2). PostgreSQL does.
 */
const joinMembers = (column: string) => (query: Knex.QueryBuilder) =>
  void query.joinRaw('cross join up_users as u').whereRaw('u.id = ??', [column]);

/** Those who can do tasks of pets, by pet, each once, in the order in which they are called. Three queries. */
export async function carersOf(
  strapi: Core.Strapi,
  petIds: readonly number[],
): Promise<ReadonlyMap<number, readonly Carer[]>> {
  const columns = { id: 'u.id', firstName: 'u.first_name', lastName: 'u.last_name' };
  const rows = await runQuery(strapi, async (knex) => {
    const owners: CarerRow[] = await knex('pets as p')
      .modify(joinMembers('p.owner_id'))
      .whereIn('p.id', [...petIds])
      .modify(mayCare)
      .select({ petId: 'p.id', ...columns })
      .select(knex.raw('0 as place'));
    const team: CarerRow[] = await knex('pet_care_team as c')
      .modify(joinMembers('c.member_id'))
      .whereIn('c.pet_id', [...petIds])
      .modify(mayCare)
      .select({ petId: 'c.pet_id', ...columns })
      .select(knex.raw(`${PLACE} as place`));
    const vets: CarerRow[] = await knex('pet_service_providers as c')
      .modify(joinMembers('c.member_id'))
      .join('up_roles as r', 'r.id', 'u.role_id')
      .whereIn('c.pet_id', [...petIds])
      .where({ 'r.type': 'veterinarian' })
      .modify(mayCare)
      .select({ petId: 'c.pet_id', ...columns })
      .select(knex.raw('4 as place'));
    return [...owners, ...team, ...vets];
  });
  const found = new Map<number, Carer[]>();
  const inOrder = rows.toSorted((a, b) => Number(a.place) - Number(b.place) || a.id - b.id);
  for (const row of inOrder) {
    const known = found.get(row.petId) ?? [];
    if (!known.some(({ id }) => id === row.id))
      known.push({ id: row.id, name: nameIn(row), place: Number(row.place) });
    found.set(row.petId, known);
  }
  return found;
}
