import type { Core } from '@strapi/strapi';

/**
 * An index that gives a list its order; it ends in the id, so that equals have one too.
 * Not in the schemas: on PostgreSQL Strapi does not see an `id` in an index, takes it for changed at the next change
 * of any schema, and stops because it is there already.
 */
export const listIndex = (table: string, name: string, ...columns: string[]): string =>
  `create index if not exists ${name} on ${table} (${[...columns, 'id'].join(', ')})`;

/**
 * An index of the few for whom a moment is set. Without the rest of the table in it: for "nobody deleted" SQLite
 * would read everybody through such an index, and then sort them.
 */
export const rareIndex = (table: string, column: string): string =>
  `create index if not exists ${table}_${column}_idx on ${table} (${column}) where ${column} is not null`;

/** Makes the indexes that lack. */
export async function ensureIndexes(strapi: Core.Strapi, statements: readonly string[]) {
  for (const statement of statements) await strapi.db.connection.raw(statement);
}
