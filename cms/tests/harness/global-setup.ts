import type { TestProject } from 'vitest/node';
import { ensureBuilt } from './build';
import { workersOf, type Part } from './lanes';
import { startPostgres } from './postgres';
import { discard, startServer, type Database, type ServerInfo } from './server';
import { SWEEPING } from './sweep';

declare module 'vitest' {
  export interface ProvidedContext {
    /** By worker. */
    servers: ServerInfo[];
    postgresUrl: string | null;
    /** A database with all tables and no members. */
    tables: Database;
  }
}

/**
 * Jobs that email members or alert admins every minute, and those of the night, must not run while a test looks for
 * traces of a refused call.
 */
const JOBS_ON_DEMAND = [
  'alerts',
  'unreadMails',
  'readingMails',
  'membershipReminders',
  'appointmentReminders',
  'ownData',
  'careMornings',
  'lateDoses',
  'bulkTasks',
  'sweep',
  'copies',
  'donationReconcile',
  'catchUp',
  'endSuspensions',
  'petChats',
  'chatWaits',
].join(',');

/** A built server with demo data for each worker. It must end the run without an unexpected error. */
export default async function setup(project: TestProject) {
  ensureBuilt();
  const postgres = process.env.DATABASE_CLIENT === 'postgres' ? await startPostgres() : undefined;
  const start = (env: Record<string, string>, template?: Database) =>
    startServer({ postgresUrl: postgres?.url, env, template }).catch(async (error) => {
      await postgres?.stop();
      throw error;
    });
  // A house that was copied begins with the tables of the one it is a copy of.
  const { TABLES_FROM, SEED_DEMO = 'true' } = process.env;
  const earlier = TABLES_FROM ? ({ client: 'sqlite', file: TABLES_FROM } as const) : undefined;
  const empty = await start({ SEED_DEMO: 'false' }, earlier);
  await empty.stop();
  const tables = empty.info.database;
  const workers = Array.from({ length: workersOf(process.env.TEST_PART as Part) });
  const servers = await Promise.all(
    workers.map(() => start({ ...SWEEPING, JOBS_ON_DEMAND, SEED_DEMO }, tables)),
  );
  project.provide('tables', tables);
  project.provide(
    'servers',
    servers.map(({ info }) => info),
  );
  project.provide('postgresUrl', postgres?.url ?? null);

  return async () => {
    try {
      await Promise.all(servers.map((server) => server.stop()));
    } finally {
      for (const { info } of servers) discard(info);
      discard(empty.info);
      await postgres?.stop();
    }
  };
}
