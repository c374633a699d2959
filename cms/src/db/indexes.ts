import type { Core } from '@strapi/strapi';

/**
 * An index for the order of a list. It ends in the id, so that equal rows have a fixed order too.
 * Not in the schemas: on PostgreSQL Strapi does not see an `id` in an index. At the next change of any schema it
 * considers the index changed, and stops because it already exists.
 */
export const listIndex = (table: string, name: string, ...columns: string[]): string =>
  `create index if not exists ${name} on ${table} (${[...columns, 'id'].join(', ')})`;

/**
 * An index of the few rows that have a date set. It leaves out the rest of the table: for "nobody deleted" SQLite
 * would read everyone through such an index, and then sort them.
 */
export const rareIndex = (table: string, column: string): string =>
  `create index if not exists ${table}_${column}_idx on ${table} (${column}) where ${column} is not null`;

/** Creates missing indexes. */
export async function ensureIndexes(strapi: Core.Strapi, statements: readonly string[]) {
  for (const statement of statements) await strapi.db.connection.raw(statement);
}
