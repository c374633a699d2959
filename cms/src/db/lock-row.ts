import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { runQuery } from './run-query';

/** SQLite accepts at most 32,766 values in one statement. */
const AT_ONCE = 10_000;

/**
 * Locks the rows of a query until the open transaction ends. Rows that refer to them, such as a member's
 * notifications, can still be added meanwhile. On SQLite the transaction itself locks everything.
 */
export function withRowLock<Query extends Knex.QueryBuilder>(
  strapi: Core.Strapi,
  query: Query,
): Query {
  return strapi.db.dialect.client === 'postgres' ? (query.forNoKeyUpdate() as Query) : query;
}

/**
 * Locks a row until the open transaction ends, so that what was read from it stays true. Returns whether it exists.
 * Every transaction takes its locks in one order, so that no two wait for each other (docs/locks.md). `toDelete`:
 * rows that refer to it cannot be added either. `shared`: several transactions may hold this lock at once, and none
 * of them may change the row.
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
 * Locks members until the open transaction ends, in the order of their ids. A transaction that needs several locks
 * all of them with one call, whatever their roles in it, and before anything that belongs to one of them.
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
 * Makes every other transaction that names one of these keys wait until this one ends. For things that exist only
 * once and have no row yet. `kind` keeps keys of one subject apart from those of others. SQLite needs no lock because
 * its transactions run one at a time.
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
      // Locked in the order of their numbers, which every caller uses.
      `select pg_advisory_xact_lock(key) from (
         select key::bigint from unnest(?::text[]) as key order by key::bigint
       ) as keys`,
      [numbers],
    ),
  );
}

/**
 * A key as a number for PostgreSQL's advisory locks: 64 bits, as text. If two keys share a number, the only harm is
 * an unnecessary wait.
 */
const numberOf = (key: string): string =>
  createHash('sha256').update(key).digest().readBigInt64BE().toString();
