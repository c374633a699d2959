import path from 'node:path';
import type { Env } from '../src/env';

interface SqliteConnection {
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
        connection.pragma('busy_timeout = 5000');
        done(null, connection);
      },
    },
  };
}

/** PostgreSQL where one machine is too small. */
function postgres(env: Env) {
  return {
    client: 'postgres',
    connection: { connectionString: env('DATABASE_URL') },
    pool: { min: 2, max: env.int('DATABASE_POOL_MAX', 10) },
    acquireConnectionTimeout: 10_000,
  };
}

export default ({ env }: { env: Env }) => ({
  connection: {
    ...(env('DATABASE_CLIENT', 'sqlite') === 'postgres' ? postgres(env) : sqlite(env)),
  },
  // A renamed or removed field must never take its column and its data with it.
  settings: { useTypescriptMigrations: true, forceMigration: false },
});
