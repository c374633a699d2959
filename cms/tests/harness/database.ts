import knex, { type Knex } from 'knex';
import { server } from './shared';
import type { Database } from './server';

/** A connection to a server's database, in addition to the server's own. */
export function connect(database: Database): Knex {
  if (database.client === 'postgres') {
    return knex({ client: 'pg', connection: database.url, pool: { min: 0, max: 4 } });
  }
  return knex({
    client: 'better-sqlite3',
    connection: { filename: database.file },
    useNullAsDefault: true,
    pool: {
      min: 1,
      max: 1,
      afterCreate(
        connection: { pragma(text: string): void },
        done: (error: Error | null, connection: unknown) => void,
      ) {
        connection.pragma('foreign_keys = ON');
        connection.pragma('busy_timeout = 5000');
        // Planted test data need not survive a power failure.
        connection.pragma('synchronous = OFF');
        done(null, connection);
      },
    },
  });
}

/** The shared server's database. */
export const db: Knex = connect(server.database);

/** Adds a row with the columns that every Strapi table has, and returns its id. */
export async function insert(
  table: string,
  row: Record<string, unknown>,
  into: Knex = db,
): Promise<number> {
  const now = new Date();
  const documentId = Math.random().toString(36).slice(2).padEnd(12, '0');
  const whole = { document_id: documentId, created_at: now, updated_at: now, published_at: now };
  const [added] = await into(table).insert({ ...whole, ...row }, ['id']);
  return Number((added as { id: number }).id);
}
