import type { Core } from '@strapi/strapi';
import Database from 'better-sqlite3';

/** Kept until the process ends: the garbage collector closes a connection nobody holds. */
const locks: Database[] = [];

/**
 * Refuses to start beside a server that runs on the same SQLite file: each believes that nobody else writes and
 * sends mails from it. The operating system holds the lock, on a file beside the database. It ends with the process,
 * however that ends, and no process number has to be believed.
 * @throws {Error} where another server is running on it
 */
export function lockDatabaseFile(strapi: Core.Strapi, waitMs = 1000): void {
  const { client, connection } = strapi.config.get('database.connection') as {
    client: string;
    connection: { filename?: string };
  };
  if (client !== 'sqlite' || !connection.filename) return;
  // A server that is just ending may hold it a moment longer.
  const lock = new Database(`${connection.filename}.lock`, { timeout: waitMs });
  try {
    lock.exec('pragma journal_mode = memory; begin exclusive');
  } catch (error) {
    lock.close();
    if ((error as { code?: string }).code !== 'SQLITE_BUSY') throw error;
    const refusal = new Error(
      `Another server is running on ${connection.filename}: this one does not start.`,
    );
    // One sentence; where it was thrown helps nobody.
    refusal.stack = '';
    throw refusal;
  }
  locks.push(lock);
}
