/** Reads trusts and who is assigned to them. Members in the trash are left out, or asked for by themselves. */
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { z } from 'zod';
import type { PageQuery } from '@hearthside/contract/list';
import type { trustPerson, trustPersonInTrash } from '@hearthside/contract/trust/endpoints';
import { paginationOf } from '../../../http/pagination';
import { runQuery } from '../../../db/run-query';
import { subjects, type TrustPets } from '../../../subject';
import { searchedBy } from '../../../text/normalize';
import { searchedPerson } from '../../../text/person-search';
import { accountStateOf, toPerson, selectMembers, type MemberRow } from '../../../auth/member-row';
import type { Moment } from '../../../text/moment';

/** The pets in the care of trusts, from the subject that has them. */
export function trustPets(): TrustPets {
  const found = subjects().find((one) => one.trustPets)?.trustPets;
  if (!found) throw new Error('No subject says which pets are in the care of trusts.');
  return found;
}

export interface TrustRow {
  id: number;
  name: string;
  notes: string | null;
  created_at: Moment;
}

type Assigned = MemberRow & { assignedAt: Moment };

const trustPersonIn = (row: Assigned): z.input<typeof trustPerson> => ({
  ...toPerson(row),
  assignedAt: new Date(row.assignedAt).toISOString(),
  state: accountStateOf(row),
});

/** The members assigned to a trust, including those in the trash. */
const assignedTo = (knex: Knex, trustId: number) =>
  selectMembers(knex)
    .join('trust_assignments as a', 'a.member_id', 'u.id')
    .where('a.trust_id', trustId);

async function totalOf(query: Knex.QueryBuilder): Promise<number> {
  const row = (await query.count({ total: '*' }).first()) as { total: number | string };
  return Number(row.total);
}

const knex = (strapi: Core.Strapi) => strapi.db.connection;

const assigned = (strapi: Core.Strapi) =>
  knex(strapi)('trust_assignments as a')
    .join('up_users as u', 'u.id', 'a.member_id')
    .whereNull('u.deleted_at');

export const find = (strapi: Core.Strapi, id: number): Promise<TrustRow | undefined> =>
  runQuery(strapi, (query) =>
    query('trusts').where({ id }).first('id', 'name', 'notes', 'created_at'),
  );

/** A page of trusts by name, each with the number of its members: one query each for page, total and members. */
export async function page(strapi: Core.Strapi, { page, limit, search }: PageQuery) {
  const matching = () => knex(strapi)('trusts as t').modify(searchedBy('t.search_key', search));
  const [trusts, counted] = await Promise.all([
    matching()
      .select<{ id: number; name: string }[]>('t.id', 't.name')
      .orderBy(['t.search_key', 't.id'])
      .limit(limit)
      .offset((page - 1) * limit),
    matching().count({ total: '*' }).first(),
  ]);
  const counts = await assigned(strapi)
    .whereIn(
      'a.trust_id',
      trusts.map(({ id }) => id),
    )
    .groupBy('a.trust_id')
    .select<{ id: number; people: number | string }[]>(
      'a.trust_id as id',
      knex(strapi).raw('count(*) as people'),
    );
  const people = new Map(counts.map((row) => [row.id, Number(row.people)]));
  const pets = await trustPets().counts(
    strapi,
    trusts.map(({ id }) => id as number),
  );
  const total = Number(counted?.total ?? 0);
  return {
    trusts: trusts.map(({ id, name }) => ({
      id,
      name,
      people: people.get(id) ?? 0,
      pets: pets.get(id) ?? 0,
    })),
    pagination: paginationOf({ page, limit }, total),
  };
}

/** The first trusts by name that match a search, and how many do. */
export async function names(strapi: Core.Strapi, search: string, limit: number) {
  const matching = (query: Knex) => query('trusts as t').modify(searchedBy('t.search_key', search));
  const trusts: { id: number; name: string }[] = await runQuery(strapi, (query) =>
    matching(query).orderBy(['t.search_key', 't.id']).limit(limit).select('t.id', 't.name'),
  );
  return { trusts, total: await runQuery(strapi, (query) => totalOf(matching(query))) };
}

/** A page of a trust's members by name, searched by name or email. */
export async function people(
  strapi: Core.Strapi,
  trustId: number,
  { page, limit, search }: PageQuery,
) {
  const here = (query: Knex) =>
    assignedTo(query, trustId)
      .whereNull('u.deleted_at')
      .modify(searchedPerson('u.search_key', search));
  const rows = await runQuery(strapi, (query) =>
    here(query)
      .select({ assignedAt: 'a.created_at' })
      .orderBy(['u.name_key', 'u.id'])
      .limit(limit)
      .offset((page - 1) * limit),
  );
  const total = await runQuery(strapi, (query) => totalOf(here(query).clearSelect()));
  return {
    people: (rows as unknown as Assigned[]).map(trustPersonIn),
    pagination: paginationOf({ page, limit }, total),
  };
}

/** The trusts of some members by name, each with its member. Also within a transaction, where a role is given. */
export const trustsOf = (
  strapi: Core.Strapi,
  memberIds: readonly number[],
): Promise<{ id: number; name: string; member: number }[]> =>
  runQuery(strapi, (query) =>
    query('trust_assignments as a')
      .join('trusts as t', 't.id', 'a.trust_id')
      .whereIn('a.member_id', [...memberIds])
      .orderBy(['t.search_key', 't.id'])
      .select('t.id', 't.name', { member: 'a.member_id' }),
  );

/**
 * The first few members who keep a trust in use from the trash: they are deleted, but could be restored as they were.
 */
export async function membersInTrash(
  strapi: Core.Strapi,
  trustId: number,
  limit: number,
): Promise<z.input<typeof trustPersonInTrash>[]> {
  const rows = await runQuery(strapi, (query) =>
    assignedTo(query, trustId).whereNotNull('u.deleted_at').orderBy('u.id').limit(limit),
  );
  return (rows as unknown as MemberRow[]).map(({ id, firstName, lastName }) => ({
    id,
    firstName,
    lastName,
  }));
}
