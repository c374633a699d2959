import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fillMixed, signEverybodyIn } from './mixed-data.ts';
import type { What } from './mixed-day.ts';
import { mixedActions, type Action } from './mixed-requests.ts';
import { PATHS } from './paths.ts';
import { randomNumbers } from './people.ts';
import { startPortal, startPortalOnPostgres, type PortalOptions } from './portal.ts';
import { startPostgres } from './postgres.ts';
import { postgresTarget } from './postgres-target.ts';
import { startProxy } from './proxy.ts';
import { startRedis } from './redis.ts';
import { seededDatabases } from './seeded.ts';
import { seededPostgres } from './seeded-postgres.ts';
import type { Server } from './server-process.ts';
import { openForFilling } from './sqlite.ts';

export const SETUPS = {
  sqlite: 'SQLite, one server',
  postgres: 'PostgreSQL, one server behind nginx',
  two: 'PostgreSQL and Redis, two servers behind nginx',
} as const;
export type SetupName = keyof typeof SETUPS;

/** A portal of one size in one setup, running. */
export interface Setup {
  name: SetupName;
  size: number;
  url: string;
  servers: readonly Server[];
  /** Processes beside the servers that work for this setup. */
  beside: Partial<Record<'database' | 'proxy' | 'redis', number>>;
  actionFor(what: What): Action;
}

const SOURCES = [
  'mixed-data.ts',
  'mixed-forms.ts',
  'mixed-people.ts',
  'postgres-target.ts',
  'seeded-postgres.ts',
];
let port = 4500;

async function onSqlite(sizes: readonly number[], options: PortalOptions): Promise<Setup[]> {
  const boot = (file: string) => startPortal(file, port++);
  const kind = { name: 'mixed' as const, boot, fill: fillMixed, sources: SOURCES };
  const files = await seededDatabases(kind, sizes);
  const setups: Setup[] = [];
  for (const size of sizes) {
    const file = files.get(size) ?? '';
    const database = openForFilling(file);
    signEverybodyIn(database, size);
    database.close();
    const server = await startPortal(file, port++, options);
    setups.push(setupOf('sqlite', size, { url: server.url, servers: [server], beside: {} }));
  }
  return setups;
}

const setupOf = (
  name: SetupName,
  size: number,
  running: Pick<Setup, 'url' | 'servers' | 'beside'>,
): Setup => ({ name, size, ...running, actionFor: mixedActions(size, randomNumbers(size)) });

async function onPostgres(
  sizes: readonly number[],
  uses: readonly ('postgres' | 'two')[],
  options: PortalOptions,
): Promise<Setup[]> {
  const postgres = await startPostgres(path.join(PATHS.cache, 'postgres'));
  const databaseOf = await seededPostgres(
    postgres,
    {
      name: 'mixed',
      boot: (url) => startPortalOnPostgres(url, port++),
      fill: fillMixed,
      sources: SOURCES,
    },
    { sizes, uses },
  );
  const redis = uses.includes('two') ? await startRedis() : undefined;
  const groups: { name: 'postgres' | 'two'; size: number; port: number; servers: Server[] }[] = [];
  for (const size of sizes) {
    for (const name of uses) {
      const database = databaseOf(size, name);
      const target = postgresTarget(postgres, database);
      signEverybodyIn(target, size);
      target.close();
      const url = postgres.urlOf(database);
      // Servers on one database share the folder of files.
      const data = path.join(PATHS.run, `${name}-${size}`);
      rmSync(data, { recursive: true, force: true });
      mkdirSync(path.join(data, 'tmp'), { recursive: true });
      const env = {
        ...options.env,
        TRUSTED_PROXIES: '1',
        DATA_DIR: data,
        ...(name === 'two' && redis && { REDIS_URL: redis.url }),
      };
      const servers: Server[] = [];
      for (let n = 0; n < (name === 'two' ? 2 : 1); n += 1)
        servers.push(await startPortalOnPostgres(url, port++, { ...options, env }));
      groups.push({ name, size, port: port++, servers });
    }
  }
  const proxy = await startProxy(groups);
  return groups.map(({ name, size, port: at, servers }) =>
    setupOf(name, size, {
      url: `http://127.0.0.1:${at}`,
      servers,
      beside: {
        database: postgres.pid,
        proxy: proxy.pid,
        ...(name === 'two' && redis && { redis: redis.pid }),
      },
    }),
  );
}

/** Starts the portal in each of these setups at each size, on data that are made once for a schema. */
export async function startSetups(
  names: readonly SetupName[],
  sizes: readonly number[],
  options: PortalOptions = {},
): Promise<Setup[]> {
  const uses = (['postgres', 'two'] as const).filter((name) => names.includes(name));
  return [
    ...(names.includes('sqlite') ? await onSqlite(sizes, options) : []),
    ...(uses.length > 0 ? await onPostgres(sizes, uses, options) : []),
  ];
}
