import type { Core } from '@strapi/strapi';
import { loggedError } from '../http/logged-error';

/** Columns in which a list is searched for any part of their text. */
export interface ContainedText {
  table: string;
  /** The name of its index. Each column has one of its own on PostgreSQL, named after it. */
  name: string;
  /** The columns that the search always gives a value for. */
  within?: readonly string[];
  /** The column that the list is sorted by. */
  orderedBy: string;
  searched: readonly string[];
  /** The columns that its other conditions read. */
  beside: readonly string[];
}

/**
 * The schema that has PostgreSQL's trigrams, which an administrator may have put next to the portal's. The owner of the
 * database may add the extension if the machine has it. Null, with a warning, if that fails.
 */
async function schemaOfTrigrams(strapi: Core.Strapi): Promise<string | null> {
  const knex = strapi.db.connection;
  try {
    await knex.raw('create extension if not exists pg_trgm');
  } catch (error) {
    strapi.log.warn(
      `Searches for parts of names read every row, since pg_trgm could not be added: ${loggedError(error)}`,
    );
    return null;
  }
  const row: { schema: string } | undefined = await knex('pg_extension as e')
    .join('pg_namespace as n', 'n.oid', 'e.extnamespace')
    .where('e.extname', 'pg_trgm')
    .first({ schema: 'n.nspname' });
  return row?.schema ?? null;
}

/**
 * Creates the missing indexes for searches that an ordinary index cannot answer, since the typed text may stand
 * anywhere. PostgreSQL finds its trigrams (pg_trgm). SQLite reads every row, but from an index that has all columns the
 * search needs, in its order, instead of the table: a tenth of the time.
 */
export async function ensureContainedText(
  strapi: Core.Strapi,
  indexes: readonly ContainedText[],
): Promise<void> {
  if (indexes.length === 0) return;
  const knex = strapi.db.connection;
  if (strapi.db.dialect.client !== 'postgres') {
    for (const { table, name, within = [], orderedBy, searched, beside } of indexes) {
      const columns = [...within, orderedBy, 'id', ...searched, ...beside];
      await knex.raw(
        `create index if not exists ?? on ?? (${columns.map(() => '??').join(', ')})`,
        [name, table, ...columns],
      );
    }
    return;
  }
  const schema = await schemaOfTrigrams(strapi);
  if (schema === null) return;
  for (const { table, searched } of indexes) {
    for (const column of searched) {
      await knex.raw('create index if not exists ?? on ?? using gin (?? ??.gin_trgm_ops)', [
        `${table}_${column}_trigrams_idx`,
        table,
        column,
        schema,
      ]);
    }
  }
}
