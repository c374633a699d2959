import { createRequire } from 'node:module';
import path from 'node:path';
import type { PortalServer } from './portal-server';

interface Database {
  prepare(sql: string): { run(...values: unknown[]): { changes: number } };
  close(): void;
}

// The server's own driver; the journeys need no other.
const load = createRequire(path.resolve(import.meta.dirname, '../../cms/package.json'));

/**
 * Writes into the database past every door, while the server is away: as what another time has left there, or
 * somebody who has got at it. Each statement has to find its rows.
 */
export async function writeRaw(
  portal: PortalServer,
  statements: readonly (readonly [sql: string, ...values: unknown[]])[],
) {
  await portal.pause();
  const Sqlite = load('better-sqlite3') as new (file: string) => Database;
  const database = new Sqlite(path.join(portal.data, 'portal.db'));
  try {
    for (const [sql, ...values] of statements) {
      const { changes } = database.prepare(sql).run(...values);
      if (changes === 0) throw new Error(`Nothing was changed by: ${sql}`);
    }
  } finally {
    database.close();
  }
  await portal.resume();
}
