import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  closeSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import knex from 'knex';
import { CMS } from './build';
import { freePort, releasePort } from './free-port';
import { unexpectedErrors } from './server-log';
import { until } from './until';

export type Database = { client: 'sqlite'; file: string } | { client: 'postgres'; url: string };

/** What a test needs to know about a running server. Plain data, so that it can be passed to a worker. */
export interface ServerInfo {
  baseUrl: string;
  dataDir: string;
  logFile: string;
  /** The process id, once it runs. */
  pid?: number;
  database: Database;
  jwtSecret: string;
  fileSecret: string;
}

export interface ServerOptions {
  /** Additional environment variables; `undefined` removes one. */
  env?: Record<string, string | undefined>;
  /** Database, folders and secrets of an earlier server, to continue where it ended. */
  after?: ServerInfo;
  /** Where PostgreSQL runs, if that is the database. */
  postgresUrl?: string | undefined;
  /** A database to start with a copy of, made by a server that has stopped. */
  template?: Database | undefined;
  /** False to return a server that may not have started. */
  wait?: boolean;
  /** The folder of another build of the server (`other-build.ts`). */
  build?: string;
}

export interface Server {
  info: ServerInfo;
  /** Asks it to end as a service manager would, and returns its exit code. Fails on unexpected error lines. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
  /** Kills it without cleanup. */
  kill(): Promise<void>;
  exited: Promise<number | null>;
  output(): string;
}

async function newDatabase(
  folder: string,
  postgresUrl: string | undefined,
  template: Database | undefined,
): Promise<Database> {
  if (!postgresUrl) {
    const file = path.join(folder, 'test.db');
    if (template?.client === 'sqlite') copyFileSync(template.file, file);
    return { client: 'sqlite', file };
  }
  const name = `test_${randomBytes(6).toString('hex')}`;
  const like = template?.client === 'postgres' ? ` template ${template.url.split('/').at(-1)}` : '';
  const admin = knex({ client: 'pg', connection: `${postgresUrl}/postgres` });
  await admin.raw(`create database ${name}${like}`).finally(() => admin.destroy());
  return { client: 'postgres', url: `${postgresUrl}/${name}` };
}

/** Database, folders and secrets for a server that is yet to start. */
export async function newInfo(
  postgresUrl: string | undefined,
  template?: Database,
): Promise<ServerInfo> {
  const folder = mkdtempSync(path.join(tmpdir(), 'hearthside-cms-'));
  const dataDir = path.join(folder, 'data');
  mkdirSync(dataDir);
  const logFile = path.join(folder, 'server.log');
  writeFileSync(freeSpaceFile({ logFile }), '0.5');
  const secret = () => randomBytes(24).toString('hex');
  return {
    baseUrl: '',
    dataDir,
    logFile,
    database: await newDatabase(folder, postgresUrl, template),
    jwtSecret: secret(),
    fileSecret: secret(),
  };
}

/** The file that says how much of the disk is free. The machine's own disk may be nearly full, which is no test's matter. */
export const freeSpaceFile = ({ logFile }: Pick<ServerInfo, 'logFile'>) =>
  path.join(path.dirname(logFile), 'free-space');

const databaseEnv = (database: Database) =>
  database.client === 'sqlite'
    ? { DATABASE_CLIENT: 'sqlite', DATABASE_FILE: database.file }
    : { DATABASE_CLIENT: 'postgres', DATABASE_URL: database.url };

function environment(info: ServerInfo, port: number, extra: ServerOptions['env'] = {}) {
  const { PATH, HOME } = process.env;
  const all: Record<string, string | undefined> = {
    PATH,
    HOME,
    TZ: 'UTC',
    NODE_ENV: 'production',
    STRAPI_TELEMETRY_DISABLED: 'true',
    SEED_DEMO: 'people',
    LIMITS_FACTOR: '1000',
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: info.baseUrl,
    DATA_DIR: info.dataDir,
    DISK_FREE_FILE: freeSpaceFile(info),
    ...databaseEnv(info.database),
    JWT_SECRET: info.jwtSecret,
    FILE_SECRET: info.fileSecret,
    // A checkout's own .env must not affect the tests; what is set here overrides it.
    SMTP_URL: '',
    PORTAL_DIR: path.join(info.dataDir, 'no-portal'),
    TRUSTED_PROXIES: '0',
    APP_KEYS: `${info.jwtSecret}k1,${info.jwtSecret}k2`,
    API_TOKEN_SALT: `${info.jwtSecret}a`,
    TRANSFER_TOKEN_SALT: `${info.jwtSecret}t`,
    ADMIN_JWT_SECRET: `${info.jwtSecret}p`,
    ENCRYPTION_KEY: info.jwtSecret.slice(0, 32),
    GIVEBUTTER_WEBHOOK_SECRET: 'test-signing-secret',
    GIVEBUTTER_API_KEY: '',
    ...extra,
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}

const exitOf = (child: ChildProcess) =>
  new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));

/** Starts the built server in its own process and waits until it is healthy. */
export async function startServer(options: ServerOptions = {}): Promise<Server> {
  const { env, after, postgresUrl, template, wait = true, build = CMS } = options;
  const port = await freePort();
  const known = after ?? (await newInfo(postgresUrl, template));
  const info: ServerInfo = { ...known, baseUrl: `http://127.0.0.1:${port}` };
  const log = openSync(info.logFile, 'a');
  const child = spawn(process.execPath, ['start.mjs'], {
    cwd: build,
    env: environment(info, port, env) as NodeJS.ProcessEnv,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  info.pid = child.pid;
  const exited = exitOf(child);
  // An interrupted run must not leave servers behind.
  const endWithUs = () => child.kill('SIGKILL');
  process.once('exit', endWithUs);
  void exited.then(() => {
    process.removeListener('exit', endWithUs);
    releasePort(port);
  });
  const output = () => readFileSync(info.logFile, 'utf8');

  if (wait) {
    // The first start fills the demo, on a machine that may be busy.
    const healthy = async () => {
      if (child.exitCode !== null) return 'gone';
      return (await fetch(`${info.baseUrl}/api/health`)).ok;
    };
    await until('the server is healthy', healthy, 300);
    releasePort(port);
    if (child.exitCode !== null) throw new Error(`The server did not start:\n${output()}`);
  }
  return {
    info,
    exited,
    output,
    async stop(signal = 'SIGTERM') {
      child.kill(signal);
      const code = await exited;
      const errors = unexpectedErrors(info.logFile);
      if (errors.length > 0) throw new Error(`The server logged errors:\n${errors.join('\n')}`);
      return code;
    },
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
  };
}

/** Removes the folder of a server that is not needed again. */
export function discard({ dataDir }: ServerInfo) {
  rmSync(path.dirname(dataDir), { recursive: true, force: true });
}
