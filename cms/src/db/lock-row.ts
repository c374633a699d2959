import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { runQuery } from './run-query';

/** SQLite takes 32,766 values in one statement. */
const AT_ONCE = 10_000;

/**
 * Holds the rows of a query until the open transaction ends. Rows that refer to them can still be added
 * meanwhile, as a notification refers to its member. On SQLite the transaction itself holds everything.
 */
export function withRowLock<Query extends Knex.QueryBuilder>(
  strapi: Core.Strapi,
  query: Query,
): Query {
  return strapi.db.dialect.client === 'postgres' ? (query.forNoKeyUpdate() as Query) : query;
}

/**
 * Locks a row until the open transaction ends, so that what was read of it stays true; tells whether it is
 * there. Every transaction takes its locks in one order, so that no two wait for each other (docs/locks.md).
 * `toDelete`: nothing may refer to it any more either. `shared`: several may hold it so at once, and none of them
 * may change it.
 */
export async function lockRow(
  strapi: Core.Strapi,
  table: string,
  id: number,
  { toDelete = false, shared = false } = {},
): Promise<boolean> {
  const row: { id: number } | undefined = await runQuery(strapi, (knex) => {
    const query = knex(table).where({ id }).first('id');
    if (shared) return query.forShare();
    return toDelete ? query.forUpdate() : withRowLock(strapi, query);
  });
  return row !== undefined;
}

/**
 * Locks members until the open transaction ends, in the order of their ids. A transaction that needs several takes
 * all of them with one call, whatever they are to it, and before anything that belongs to one of them.
 */
export async function lockMembers(
  strapi: Core.Strapi,
  ids: Iterable<number | null | undefined>,
): Promise<void> {
  const wanted = [...new Set(ids)]
    .filter((id) => id !== null && id !== undefined)
    .sort((one, other) => one - other);
  for (let at = 0; at < wanted.length; at += AT_ONCE) {
    const some = wanted.slice(at, at + AT_ONCE);
    await runQuery(strapi, (knex) =>
      withRowLock(strapi, knex('up_users').whereIn('id', some).orderBy('id').select('id')),
    );
  }
}

/**
 * Keeps everybody else who names one of these keys waiting until the open transaction ends: for what is there only
 * once and has no row yet. `kind` tells keys of one subject from those of others. SQLite's transactions are alone.
 */
export async function lockKeys(
  strapi: Core.Strapi,
  kind: string,
  keys: Iterable<string>,
): Promise<void> {
  if (strapi.db.dialect.client !== 'postgres') return;
  const numbers = [...new Set([...keys].map((key) => numberOf(`${kind}:${key}`)))];
  if (numbers.length === 0) return;
  await runQuery(strapi, (knex) =>
    knex.raw(
      // One after the other in the order of their numbers, which is what every caller takes them in.
      `select pg_advisory_xact_lock(key) from (
         select key::bigint from unnest(?::text[]) as key order by key::bigint
       ) as keys`,
      [numbers],
    ),
  );
}

/** A key as PostgreSQL's advisory locks know it: 64 bits, as text. Two keys of one number only wait once too often. */
const numberOf = (key: string): string =>
  createHash('sha256').update(key).digest().readBigInt64BE().toString();
