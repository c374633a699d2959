import type { Postgres } from './postgres.ts';
import { postgresTarget, type PostgresTarget } from './postgres-target.ts';
import { fingerprint } from './seeded.ts';
import type { Server } from './server-process.ts';

/** How a PostgreSQL database of the bench gets its tables and its rows. */
export interface PostgresKind {
  name: string;
  /** Boots the server that creates the tables of an empty database. */
  boot(url: string): Promise<Server>;
  fill(target: PostgresTarget, size: number): Promise<void>;
  /** Files that determine its content besides those of all kinds. */
  sources: readonly string[];
}

/** Columns and indexes of all tables. They change whenever the portal's schema does. */
const SHAPE = `select table_name || ' ' || column_name || ' ' || data_type from information_schema.columns
  where table_schema = 'public' union all
  select indexdef from pg_indexes where schemaname = 'public' order by 1`;

const databasesIn = (postgres: Postgres) =>
  postgres.run('postgres', 'select datname from pg_database').split('\n').filter(Boolean);

const drop = (postgres: Postgres, database: string) =>
  void postgres.run('postgres', `drop database if exists "${database}" with (force)`);

const copy = (postgres: Postgres, from: string, to: string) =>
  void postgres.run('postgres', `create database "${to}" template "${from}" strategy file_copy`);

/**
 * Filled PostgreSQL databases, by size. They are made once for a schema and kept in the cluster as templates; each
 * run gets copies of them, one for each of `uses`.
 */
export async function seededPostgres<Use extends string>(
  postgres: Postgres,
  kind: PostgresKind,
  { sizes, uses }: { sizes: readonly number[]; uses: readonly Use[] },
): Promise<(size: number, use: Use) => string> {
  const empty = `${kind.name}-empty`;
  drop(postgres, empty);
  postgres.run('postgres', `create database "${empty}"`);
  await (await kind.boot(postgres.urlOf(empty))).stop();
  const key = fingerprint(postgres.run(empty, SHAPE), kind.sources);
  for (const database of databasesIn(postgres)) {
    if (database.startsWith(`${kind.name}-`) && database !== empty && !database.endsWith(key))
      drop(postgres, database);
  }
  const runOf = (size: number, use: Use) => `${kind.name}-run-${use}-${size}`;
  for (const size of sizes) {
    const kept = `${kind.name}-${size}-${key}`;
    if (!databasesIn(postgres).includes(kept)) await fillOne(postgres, kind, { empty, kept, size });
    for (const use of uses) {
      drop(postgres, runOf(size, use));
      copy(postgres, kept, runOf(size, use));
    }
  }
  return runOf;
}

async function fillOne(
  postgres: Postgres,
  kind: PostgresKind,
  { empty, kept, size }: { empty: string; kept: string; size: number },
) {
  const half = `${kind.name}-half`;
  drop(postgres, half);
  copy(postgres, empty, half);
  const target = postgresTarget(postgres, half);
  await kind.fill(target, size);
  target.close();
  postgres.run('postgres', `alter database "${half}" rename to "${kept}"`);
}
