import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { reading } from './reading';

/**
 * Holds the rows of a query until the open transaction ends. Rows that refer to them can still be added
 * meanwhile, as a notification refers to its member. On SQLite the transaction itself holds everything.
 */
export function held<Query extends Knex.QueryBuilder>(strapi: Core.Strapi, query: Query): Query {
  return strapi.db.dialect.client === 'postgres' ? (query.forNoKeyUpdate() as Query) : query;
}

/**
 * Holds a row until the open transaction ends, so that what was read of it stays true; tells whether it is
 * there. Whoever needs several rows takes them in the order admins, member, trust, and what belongs to them
 * after it, so that no two wait for each other. `toDelete`: nothing may refer to it any more either.
 */
export async function lockRow(
  strapi: Core.Strapi,
  table: string,
  id: number,
  { toDelete = false } = {},
): Promise<boolean> {
  const row: { id: number } | undefined = await reading(strapi, (knex) => {
    const query = knex(table).where({ id }).first('id');
    return toDelete ? query.forUpdate() : held(strapi, query);
  });
  return row !== undefined;
}
