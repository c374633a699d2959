import { spawn } from 'node:child_process';
import path from 'node:path';
import type { ServerInfo } from './server';

const scripts = path.resolve(import.meta.dirname, '../../../scripts');

const FILES = {
  backup: 'backup.mjs',
  restore: 'restore.mjs',
  'backup:verify': 'backup-verify.mjs',
  'audit:verify': 'audit-verify.mjs',
};

/**
 * Runs one of these commands as in a separate installation, and returns its exit code and all output. The last has no
 * folder. `more` are further settings of that installation.
 */
export async function command(
  name: keyof typeof FILES,
  folder: string | undefined,
  { database, dataDir }: Pick<ServerInfo, 'database' | 'dataDir'>,
  more: Record<string, string> = {},
): Promise<{ code: number | null; said: string }> {
  const env = {
    PATH: process.env.PATH,
    DATA_DIR: dataDir,
    DATABASE_CLIENT: database.client,
    ...(database.client === 'sqlite'
      ? { DATABASE_FILE: database.file }
      : { DATABASE_URL: database.url }),
    ...more,
  };
  const args = [path.join(scripts, FILES[name]), ...(folder === undefined ? [] : [folder])];
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, said };
}
