import type { Knex } from 'knex';
import { connect } from './database';
import type { Database } from './server';

/** The tables of a database that are no index of words. Those consist of tables of the database's own. */
async function tablesOf(db: Knex, client: Database['client']): Promise<string[]> {
  const names: string[] =
    client === 'postgres'
      ? await db('pg_tables').where({ schemaname: 'public' }).pluck('tablename')
      : await db('sqlite_master').where({ type: 'table' }).pluck('name');
  return names.filter((name) => !/^sqlite_|_(words|terms)(_|$)/.test(name)).sort();
}

/** The columns of each table with their types, and the indexes with what they are on, as lines. */
export async function schemaOf(database: Database): Promise<string[]> {
  const db = connect(database);
  try {
    const columns: string[] = [];
    for (const table of await tablesOf(db, database.client)) {
      const found = Object.entries(await db(table).columnInfo());
      columns.push(...found.map(([name, { type }]) => `${table}.${name} ${type}`));
    }
    const indexes: { name: string; made: string | null }[] =
      database.client === 'postgres'
        ? await db('pg_indexes')
            .where({ schemaname: 'public' })
            .select({ name: 'indexname', made: 'indexdef' })
        : await db('sqlite_master').where({ type: 'index' }).select({ name: 'name', made: 'sql' });
    // Each writes the same statement with other quotes.
    const lines = indexes.map(({ name, made }) => `index ${name}: ${made?.replace(/["`]/g, '')}`);
    return [...columns, ...lines.filter((line) => !/_(words|terms)_/.test(line))].sort();
  } finally {
    await db.destroy();
  }
}

/** Every row of every table, by the table. */
export async function rowsOf(database: Database): Promise<Map<string, Record<string, unknown>[]>> {
  const db = connect(database);
  try {
    const rows = new Map<string, Record<string, unknown>[]>();
    for (const table of await tablesOf(db, database.client)) rows.set(table, await db(table));
    return rows;
  } finally {
    await db.destroy();
  }
}
