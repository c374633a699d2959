import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import knex from 'knex';
import { until } from './until';
import { freePort } from './free-port';
import { postgresPrograms } from './postgres-programs';

/** PostgreSQL refuses to run as root, and then runs as an unprivileged user. */
function unprivileged(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: string, user: string) => Number(execFileSync('id', [flag, user]));
  const user = spawnSync('id', ['postgres']).status === 0 ? 'postgres' : 'nobody';
  return { uid: idOf('-u', user), gid: idOf('-g', user) };
}

/** The role used in deployments, which is not a superuser. The tests also create databases with it. */
function makeRole(programs: string, port: number) {
  const script = path.resolve(import.meta.dirname, '../../../deploy/postgres-role.sql');
  const env = { PATH: process.env.PATH, PORTAL_PASSWORD: 'unused', PGUSER: 'postgres' };
  execFileSync(
    path.join(programs, 'psql'),
    ['-X', '-q', '-h', '127.0.0.1', '-p', String(port)].concat(
      ['-f', script],
      ['-c', 'alter role hearthside createdb'],
    ),
    { env: { ...env, PGDATABASE: 'postgres' }, stdio: ['ignore', 'ignore', 'inherit'] },
  );
}

/**
 * The tests' own PostgreSQL cluster, in a temporary folder. It sorts by language (ICU, if this build has it), because
 * the server must not work only on a cluster that sorts by bytes.
 */
export async function startPostgres() {
  const programs = postgresPrograms();
  if (!programs) throw new Error('No PostgreSQL on this machine.');
  const folder = mkdtempSync(path.join(tmpdir(), 'hearthside-pg-'));
  const data = path.join(folder, 'data');
  const user = unprivileged();
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);

  const initdb = (...locale: string[]) =>
    spawnSync(
      path.join(programs, 'initdb'),
      ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync', ...locale],
      { ...user, cwd: folder, encoding: 'utf8' },
    );
  const human = initdb('--locale-provider=icu', '--icu-locale=en-US', '--locale=C.UTF-8');
  const made = human.status === 0 ? human : initdb('--locale=C');
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);

  const port = await freePort();
  const settings = ['fsync=off', 'listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`];
  const server = spawn(
    path.join(programs, 'postgres'),
    ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
    { ...user, cwd: folder, stdio: 'ignore' },
  );
  const gone = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const at = `127.0.0.1:${port}`;
  await until('PostgreSQL answers', async () => {
    const admin = knex({ client: 'pg', connection: `postgres://postgres@${at}/postgres` });
    await admin.raw('select 1').finally(() => admin.destroy());
    return true;
  });
  makeRole(programs, port);
  const url = `postgres://hearthside@${at}`;
  return {
    url,
    async stop() {
      server.kill('SIGINT');
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
