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
    const tables = await tablesOf(db, database.client);
    const found: { table: string; name: string; type: string }[] =
      database.client === 'postgres'
        ? await db('information_schema.columns')
            .where({ table_schema: 'public' })
            .select({ table: 'table_name', name: 'column_name', type: 'data_type' })
        : await db.raw(
            `select m.name as "table", c.name, c.type
             from sqlite_master m join pragma_table_info(m.name) c where m.type = 'table'`,
          );
    const columns = found
      .filter(({ table }) => tables.includes(table))
      .map(({ table, name, type }) => `${table}.${name} ${type}`);
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
