import knex, { type Knex } from 'knex';

/** A database in memory with these tables and columns, for tests of a rule in SQL. The caller has to call `destroy`. */
export async function testTables(tables: Record<string, readonly string[]>): Promise<Knex> {
  const database = knex({
    client: 'better-sqlite3',
    connection: { filename: ':memory:' },
    useNullAsDefault: true,
  });
  for (const [name, columns] of Object.entries(tables)) {
    await database.raw(`create table ${name} (${columns.join(', ')})`);
  }
  return database;
}
