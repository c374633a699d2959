import type { Core } from '@strapi/strapi';
import Database from 'better-sqlite3';

/** Kept until the process ends, because the garbage collector closes a connection without references. */
const locks: Database[] = [];

/**
 * Refuses to start while another server runs on the same SQLite file, because each would believe it is the only one
 * that writes and sends mail from it. The operating system holds the lock, on a file next to the database. The lock
 * ends with the process, however that ends, so no process id has to be trusted.
 * @throws {Error} if another server is running on it
 */
export function lockDatabaseFile(strapi: Core.Strapi, waitMs = 1000): void {
  const { client, connection } = strapi.config.get('database.connection') as {
    client: string;
    connection: { filename?: string };
  };
  if (client !== 'sqlite' || !connection.filename) return;
  // A server that is shutting down may hold it a moment longer.
  const lock = new Database(`${connection.filename}.lock`, { timeout: waitMs });
  try {
    lock.exec('pragma journal_mode = memory; begin exclusive');
  } catch (error) {
    lock.close();
    if ((error as { code?: string }).code !== 'SQLITE_BUSY') throw error;
    const refusal = new Error(
      `Another server is running on ${connection.filename}: this one does not start.`,
    );
    // The log gets one sentence: a stack trace would help nobody here.
    refusal.stack = '';
    throw refusal;
  }
  locks.push(lock);
}
