import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';

/** PostgreSQL's driver parses JSON by itself. Without any rows the value is null. */
type Ids = number[] | string | null;

/**
 * All ids of a query in one value: with a hundred thousand of them, one row for each would take three times as long.
 */
export async function gatheredIds(
  strapi: Core.Strapi,
  query: Knex.QueryBuilder,
  column: string,
): Promise<number[]> {
  const gathered = strapi.db.dialect.client === 'postgres' ? 'json_agg' : 'json_group_array';
  const ids = strapi.db.connection.raw(`${gathered}(??) as ids`, [column]);
  const row = (await query.clearSelect().first(ids)) as { ids: Ids };
  return typeof row.ids === 'string' ? (JSON.parse(row.ids) as number[]) : (row.ids ?? []);
}
