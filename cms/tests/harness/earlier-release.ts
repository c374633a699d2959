import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { connect } from './database';
import { postgresPrograms } from './postgres-programs';
import type { Database, ServerInfo } from './server';

const dumpOf = (version: string, ending: string) =>
  brotliDecompressSync(
    readFileSync(path.resolve(import.meta.dirname, `../release/v${version}.${ending}.br`)),
  );

function loadDatabase(version: string, database: Database) {
  if (database.client === 'sqlite') {
    writeFileSync(database.file, dumpOf(version, 'sqlite'));
    return;
  }
  const options = ['-X', '-q', '-v', 'ON_ERROR_STOP=1', '--single-transaction', '-d', database.url];
  const { status, stderr } = spawnSync(path.join(postgresPrograms() ?? '', 'psql'), options, {
    input: dumpOf(version, 'sql'),
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The dump of ${version} could not be loaded: ${stderr}`);
}

/**
 * Puts what an earlier release has kept into an empty installation: its demo, as that release itself made it. The
 * dumps were made once (docs/decisions/083-releases-and-migrations.md). In the place of each uploaded file stands a
 * byte.
 */
export async function loadRelease(version: string, { database, dataDir }: ServerInfo) {
  loadDatabase(version, database);
  const db = connect(database);
  const keys: string[] = await db('portal_files').pluck('key');
  await db.destroy();
  for (const key of keys) {
    const file = path.join(dataDir, 'files', key);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, 'x');
  }
}
