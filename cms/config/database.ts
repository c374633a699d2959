import path from 'node:path';
import {
  BOOT_ACQUIRE_MS,
  BOOT_CONNECT_MS,
  limitConnection,
  POOL_LATER_MS,
  readLimits,
} from '../src/db/patience';
import { keepStatements, type Preparing } from '../src/db/keep-statements';
import type { Env } from '../src/env';

interface SqliteConnection extends Preparing<unknown> {
  pragma(source: string): void;
}

/** SQLite in a file by default: durable (synchronous FULL), readers beside a writer (WAL). */
function sqlite(env: Env) {
  return {
    client: 'sqlite',
    connection: {
      filename: path.resolve(env('DATABASE_FILE', path.join('data', 'hearthside.db'))),
    },
    useNullAsDefault: true,
    pool: {
      min: 1,
      max: 1,
      afterCreate(
        connection: SqliteConnection,
        done: (error: Error | null, connection: SqliteConnection) => void,
      ) {
        connection.pragma('foreign_keys = ON');
        connection.pragma('journal_mode = WAL');
        connection.pragma('synchronous = FULL');
        // The driver waits on the server's only thread: as long as this, nobody is answered at all.
        connection.pragma('busy_timeout = 1000');
        // 64 MB in place of 2: what the pages of a large portal read again and again stays in memory.
        connection.pragma('cache_size = -65536');
        keepStatements(connection);
        done(null, connection);
      },
    },
  };
}

/** PostgreSQL where one machine is too small. */
function postgres(env: Env) {
  return {
    client: 'postgres',
    connection: {
      connectionString: env('DATABASE_URL'),
      connectionTimeoutMillis: BOOT_CONNECT_MS,
      keepAlive: true,
    },
    pool: {
      min: 2,
      max: env.int('DATABASE_POOL_MAX', 10),
      createTimeoutMillis: BOOT_CONNECT_MS + POOL_LATER_MS,
      afterCreate: limitConnection,
    },
  };
}

export default ({ env }: { env: Env }) => {
  readLimits(env);
  return {
    connection: {
      ...(env('DATABASE_CLIENT', 'sqlite') === 'postgres' ? postgres(env) : sqlite(env)),
      acquireConnectionTimeout: BOOT_ACQUIRE_MS,
      // A failed statement tells its text, and never what members have written into it.
      compileSqlOnError: false,
    },
    // A renamed or removed field must never take its column and its data with it.
    settings: { useTypescriptMigrations: true, forceMigration: false },
  };
};
