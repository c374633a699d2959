import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { command } from '../harness/backup-commands';
import { connect } from '../harness/database';
import { put } from '../harness/http';
import { makeMember, openSession } from '../harness/members';
import { fileForm } from '../harness/picture';
import { discard, type Server, type ServerInfo } from '../harness/server';
import { newInstallation, ownServer } from '../harness/shared';
import { until } from '../harness/until';

const folder = mkdtempSync(path.join(tmpdir(), 'hearthside-backup-'));
const backup = path.join(folder, 'backup');

/** Two servers start, on a machine that may do other things besides. */
const LONG = { timeout: 120_000 };

let busy: Server;
/** The installation the backup comes back to: what the crash left moved away as restore says. */
let after: ServerInfo;

const files = ({ dataDir }: ServerInfo) => path.join(dataDir, 'files');

/** Members who change their picture until they are stopped. */
async function changingPictures({ info }: Server) {
  const db = connect(info.database);
  const tokens: string[] = [];
  for (let n = 0; n < 3; n += 1) {
    const { id } = await makeMember({ into: db });
    tokens.push((await openSession(id, info, db)).token);
  }
  await db.destroy();
  const png = await sharp({
    create: { width: 64, height: 64, channels: 3, background: '#1d6b58' },
  })
    .png()
    .toBuffer();
  let stopped = false;
  let pictures = 0;
  const somebody = async (token: string) => {
    while (!stopped) {
      const body = fileForm(png, 'me.png', 'image/png');
      // The last of them meet a server that is gone.
      const reply = await put('/users/me/picture', { token, base: info.baseUrl, body }).catch(
        () => undefined,
      );
      if (reply?.status === 200) pictures += 1;
    }
  };
  const work = Promise.all(tokens.map(somebody));
  await until('pictures are on their way', () => pictures > 3);
  return {
    count: () => pictures,
    async stop() {
      stopped = true;
      await work;
    },
  };
}

/** Follows what a refused restore says, to the letter. */
async function follow(said: string, info: ServerInfo): Promise<ServerInfo> {
  const away = path.join(folder, 'away');
  execFileSync('mkdir', ['-p', away]);
  for (const [, paths = ''] of said.matchAll(/^- move (.*?) away/gm))
    for (const one of paths.split(', '))
      if (existsSync(one)) renameSync(one, path.join(away, path.basename(one)));
  if (!said.includes('set DATABASE_URL to it')) return info;
  const { database } = await newInstallation();
  return { ...info, database };
}

beforeAll(async () => {
  busy = await ownServer();
});
afterAll(async () => {
  await busy.kill();
  discard(busy.info);
  rmSync(folder, { recursive: true, force: true });
});

it('a backup of a busy server restores exactly what a crash would have left', LONG, async () => {
  const pictures = await changingPictures(busy);
  const made = await command('backup', backup, busy.info);
  expect(made.code, made.said).toBe(0);
  const record = JSON.parse(readFileSync(path.join(backup, 'backup.json'), 'utf8'));

  // What is written after the backup must not come back, the log a killed server leaves least of all.
  const then = pictures.count();
  await until('more is written', () => pictures.count() > then + 5);
  const { database } = busy.info;
  await busy.kill();
  await pictures.stop();
  if (database.client === 'sqlite') expect(existsSync(`${database.file}-wal`)).toBe(true);

  const refused = await command('restore', backup, busy.info);
  expect([refused.code, refused.said]).toEqual([1, expect.stringContaining('Nothing was changed')]);
  after = await follow(refused.said, busy.info);
  const restored = await command('restore', backup, after);
  expect(restored.code, restored.said).toBe(0);

  if (after.database.client === 'sqlite')
    expect(readFileSync(after.database.file)).toEqual(
      readFileSync(path.join(backup, 'database.sqlite')),
    );
  const db = connect(after.database);
  for (const [table, rows] of Object.entries(record.tables as Record<string, number>)) {
    const [found] = await db(table).count({ rows: '*' });
    expect(Number(found?.rows), table).toBe(rows);
  }
  const keys: string[] = await db('portal_files').pluck('key');
  await db.destroy();
  expect([keys.length > 0, keys.length]).toEqual([true, record.uploads]);
  for (const key of keys) expect(existsSync(path.join(files(after), key)), key).toBe(true);
  const kept = path.join(backup, 'files');
  expect(readdirSync(files(after)).sort()).toEqual(readdirSync(kept).sort());
  for (const name of readdirSync(kept))
    expect(readFileSync(path.join(files(after), name))).toEqual(
      readFileSync(path.join(kept, name)),
    );

  const again = await ownServer({ after });
  const { status } = await fetch(`${again.info.baseUrl}/api/health`);
  expect(status).toBe(200);
  await again.stop();
});

it('a backup never overwrites anything', async () => {
  const { code, said } = await command('backup', backup, busy.info);
  expect([code, said]).toEqual([1, expect.stringContaining('is not empty')]);
});
