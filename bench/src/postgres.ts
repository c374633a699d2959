import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { stopWithServers } from './server-process.ts';

const DEBIAN = '/usr/lib/postgresql';
const PORT = 4490;

/** The folder of PostgreSQL's programs, the newest if there are several. */
function programs(): string {
  const versions = existsSync(DEBIAN)
    ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a))
    : [];
  const folder = [
    ...versions.map((version) => path.join(DEBIAN, version, 'bin')),
    ...(process.env.PATH ?? '').split(path.delimiter),
  ].find((one) => existsSync(path.join(one, 'initdb')));
  if (!folder)
    throw new Error('No PostgreSQL on this machine (Debian: apt-get install postgresql).');
  return folder;
}

/** PostgreSQL refuses to run as root, and then runs as an unprivileged user. */
function unprivileged(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: string, user: string) => Number(execFileSync('id', [flag, user]));
  const user = spawnSync('id', ['postgres']).status === 0 ? 'postgres' : 'nobody';
  return { uid: idOf('-u', user), gid: idOf('-g', user) };
}

/** A running PostgreSQL of the bench's own. */
export interface Postgres {
  pid: number;
  urlOf(database: string): string;
  /** Runs statements on a database and returns what psql prints, without headings. */
  run(database: string, sql: string, input?: string): string;
}

/**
 * Starts the bench's own cluster, which is kept in this folder from run to run. Every commit is on disk before it is
 * acknowledged, as in a deployment; only the memory for pages is set, because the default is meant for small machines.
 */
export async function startPostgres(folder: string): Promise<Postgres> {
  const bin = programs();
  const user = unprivileged();
  const data = path.join(folder, 'data');
  mkdirSync(folder, { recursive: true });
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  if (!existsSync(path.join(data, 'PG_VERSION'))) {
    const locale = ['--locale-provider=icu', '--icu-locale=en-US', '--locale=C.UTF-8'];
    const given = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', ...locale];
    execFileSync(path.join(bin, 'initdb'), given, { ...user, cwd: folder, stdio: 'ignore' });
  }
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'shared_buffers=512MB',
    'max_wal_size=4GB',
  ].flatMap((setting) => ['-c', setting]);
  const given = ['-D', data, '-p', String(PORT), ...settings];
  const child = spawn(path.join(bin, 'postgres'), given, { ...user, cwd: folder, stdio: 'ignore' });
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  stopWithServers(async () => {
    // Ends connections and writes everything down, so that the next start has nothing to repair.
    child.kill('SIGINT');
    await gone;
  });
  const urlOf = (database: string) => `postgres://postgres@127.0.0.1:${PORT}/${database}`;
  const run = (database: string, sql: string, input = '') =>
    execFileSync(
      path.join(bin, 'psql'),
      ['-X', '-q', '-A', '-t', '-v', 'ON_ERROR_STOP=1', '-d', urlOf(database), '-c', sql],
      { input, encoding: 'utf8', stdio: 'pipe', maxBuffer: 64 * 1024 * 1024 },
    );
  await answering(
    () => run('postgres', 'select 1'),
    () => child.exitCode !== null,
  );
  return { pid: child.pid ?? 0, urlOf, run };
}

async function answering(ask: () => unknown, hasEnded: () => boolean) {
  for (;;) {
    try {
      return void ask();
    } catch (error) {
      if (hasEnded()) throw new Error('PostgreSQL did not start.', { cause: error });
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
