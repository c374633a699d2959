import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connect } from './harness/database';
import { put } from './harness/http';
import { makeMember, openSession } from './harness/members';
import { fileForm } from './harness/picture';
import { discard, type Server, type ServerInfo } from './harness/server';
import { newInstallation, ownServer } from './harness/shared';
import { until } from './harness/until';

const run = promisify(execFile);
const scripts = path.resolve(import.meta.dirname, '../../scripts');
const folder = mkdtempSync(path.join(tmpdir(), 'hearthside-backup-'));
const backup = path.join(folder, 'backup');

let busy: Server;
let restored: ServerInfo;

/** Runs one of the two commands as an installation of its own would. */
function command(name: 'backup' | 'restore', { database, dataDir }: ServerInfo) {
  const env = {
    PATH: process.env.PATH,
    DATA_DIR: dataDir,
    DATABASE_CLIENT: database.client,
    ...(database.client === 'sqlite'
      ? { DATABASE_FILE: database.file }
      : { DATABASE_URL: database.url }),
  };
  return run(process.execPath, [path.join(scripts, `${name}.mjs`), backup], { env });
}

const files = ({ dataDir }: ServerInfo) => path.join(dataDir, 'files');

beforeAll(async () => {
  busy = await ownServer();
  restored = await newInstallation();
});
afterAll(async () => {
  await busy.kill();
  discard(busy.info);
  discard(restored);
  rmSync(folder, { recursive: true, force: true });
});

it('a backup of a busy server brings every row and file back', async () => {
  const { baseUrl: base, database } = busy.info;
  const db = connect(database);
  const tokens: string[] = [];
  for (let n = 0; n < 3; n += 1) {
    const { id } = await makeMember({ into: db });
    tokens.push((await openSession(id, busy.info, db)).token);
  }
  const png = await sharp({
    create: { width: 64, height: 64, channels: 3, background: '#1d6b58' },
  })
    .png()
    .toBuffer();
  let stop = false;
  let pictures = 0;
  const somebody = async (token: string) => {
    while (!stop) {
      const body = fileForm(png, 'me.png', 'image/png');
      const { status } = await put('/users/me/picture', { token, base, body });
      if (status === 200) pictures += 1;
    }
  };
  const work = Promise.all(tokens.map(somebody));
  await until('pictures are on their way', async () => pictures > 3);
  await command('backup', busy.info);
  stop = true;
  await work;
  const roles = await db('up_roles').orderBy('id');
  const before = await db('up_users').orderBy('id').select('id', 'email', 'password', 'created_at');
  await db.destroy();

  await command('restore', restored);
  const after = connect(restored.database);
  expect(
    await after('up_users').orderBy('id').select('id', 'email', 'password', 'created_at'),
  ).toEqual(before);
  expect(await after('up_roles').orderBy('id')).toEqual(roles);
  const keys: string[] = await after('portal_files').pluck('key');
  await after.destroy();
  expect(keys.length).toBeGreaterThan(0);
  for (const key of keys) expect(existsSync(path.join(files(restored), key)), key).toBe(true);
  const kept = readdirSync(files(restored)).filter((name) =>
    existsSync(path.join(files(busy.info), name)),
  );
  for (const name of kept) {
    expect(readFileSync(path.join(files(restored), name))).toEqual(
      readFileSync(path.join(files(busy.info), name)),
    );
  }

  const again = await ownServer({ after: restored });
  const { status } = await fetch(`${again.info.baseUrl}/api/health`);
  expect(status).toBe(200);
  await again.stop();
});

it('neither command overwrites anything', async () => {
  await expect(command('backup', busy.info)).rejects.toMatchObject({
    stderr: expect.stringContaining('is not empty'),
  });
  await expect(command('restore', busy.info)).rejects.toMatchObject({
    stderr: expect.stringContaining('Nothing was changed'),
  });
});
