import type { Knex } from 'knex';

/** A change of the database that Strapi's schema sync can't make. It runs once, before the sync. */
export interface Migration {
  /** Its file's name. It is kept in the database, so it never changes. */
  name: string;
  /**
   * Runs in a transaction of its own, together with the note that it is done. A database may be older than the table
   * or column it is about, so it looks first.
   */
  up: (trx: Knex.Transaction) => Promise<void>;
}

interface Rename {
  table: string;
  from: string;
  to: string;
}

const hasColumn = async (trx: Knex.Transaction, table: string, column: string) =>
  (await trx.schema.hasTable(table)) && trx.schema.hasColumn(table, column);

/**
 * Renames a column and keeps what is in it. Where a server without this migration has already added the new column,
 * the values move into it, and the old column stays as it is.
 */
export async function renameColumn(trx: Knex.Transaction, { table, from, to }: Rename) {
  if (!(await hasColumn(trx, table, from))) return;
  if (await hasColumn(trx, table, to)) {
    await trx(table)
      .whereNull(to)
      .update({ [to]: trx.ref(from) });
  } else {
    await trx.raw('alter table ?? rename column ?? to ??', [table, from, to]);
  }
}

/**
 * Drops an index of Strapi's schemas, unique or not. Strapi never drops one itself here (`forceMigration` is false),
 * and fails at one whose columns have changed under the same name.
 */
export async function dropIndex(trx: Knex.Transaction, table: string, name: string) {
  const isConstraint = trx.client.config.client === 'pg' && (await trx.schema.hasTable(table));
  if (isConstraint) await trx.raw('alter table ?? drop constraint if exists ??', [table, name]);
  await trx.raw('drop index if exists ??', [name]);
}
