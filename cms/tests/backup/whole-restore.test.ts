import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { command } from '../harness/backup-commands';
import { CLOCK, moveClock } from '../harness/clock';
import { connect, insert } from '../harness/database';
import { get, post, put } from '../harness/http';
import { makeMember, PASSWORD, unique } from '../harness/members';
import { fileForm } from '../harness/picture';
import { startS3 } from '../harness/s3-stand-in';
import { discard, type Server, type ServerInfo } from '../harness/server';
import { newInstallation, ownServer } from '../harness/shared';
import { runJob } from '../harness/sweep';

type Bucket = Awaited<ReturnType<typeof startS3>>;

const home = mkdtempSync(path.join(tmpdir(), 'hearthside-whole-'));
const backups = path.join(home, 'backups');
const bucketEnv = ({ url }: Bucket) => ({
  STORAGE: 's3',
  S3_ENDPOINT: url,
  S3_BUCKET: 'files',
  S3_ACCESS_KEY_ID: 'test',
  S3_SECRET_ACCESS_KEY: 'test-secret',
});

let [s3, another]: Bucket[] = [];
let own: Server;
let email: string;
let backup: string;
let picture: Buffer;

const signIn = (base: string) => post('/auth/local', { base, body: { email, password: PASSWORD } });
/** The member's own picture, by the link that the portal gives them. */
async function pictureOf(base: string, token: string): Promise<Buffer> {
  const { body } = await get('/users/me', { base, token });
  return (await get(body.profilePicture.replace(/^\/api/, ''), { base })).bytes;
}
const madeBackups = () => readdirSync(backups).sort();

beforeAll(async () => {
  [s3, another] = [await startS3(), await startS3()];
  own = await ownServer({ env: { ...CLOCK, ...bucketEnv(s3 as Bucket), BACKUP_DIR: backups } });
  const db = connect(own.info.database);
  ({ email } = await makeMember({ into: db }));
  const tomorrow = new Date(Date.now() + 86_400_000);
  const waiting = { to: email, subject: 'Waits', text: 'x', html: 'x', place: 0, tries: 1 };
  const messageId = `<${unique('waits')}@test.example>`;
  await insert('portal_mails', { ...waiting, next_try_at: tomorrow, message_id: messageId }, db);
  const lost = { ...waiting, subject: 'Given up', last_error: 'Error ESOCKET' };
  await insert('portal_mails', { ...lost, message_id: `<${unique('lost')}@test.example>` }, db);
  await db.destroy();
  const { baseUrl: base } = own.info;
  const token = (await signIn(base)).body.accessToken as string;
  const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#1d6b58' } })
    .png()
    .toBuffer();
  const body = fileForm(png, 'me.png', 'image/png');
  expect((await put('/users/me/picture', { base, token, body })).status).toBe(200);
  picture = await pictureOf(base, token);
  await runJob(own.info, 'backup');
  backup = path.join(backups, madeBackups()[0] ?? 'none');
});
afterAll(async () => {
  await own.stop();
  discard(own.info);
  await Promise.all([s3?.stop(), another?.stop()]);
  rmSync(home, { recursive: true, force: true });
});

it('a backup by the schedule has the files of the bucket, and reads each of them once', async () => {
  const keys = (s3 as Bucket).keys().map((key) => key.replace('/files/', ''));
  expect(readdirSync(path.join(backup, 'files')).sort()).toEqual(keys.sort());
  const before = (s3 as Bucket).reads();
  // Of two on one day only the later one would stay.
  await moveClock(own.info, new Date(Date.now() + 86_400_000));
  await runJob(own.info, 'backup');
  expect(madeBackups()).toHaveLength(2);
  const second = path.join(backups, madeBackups()[1] ?? 'none');
  expect(readdirSync(path.join(second, 'files')).sort()).toEqual(keys.sort());
  expect((s3 as Bucket).reads()).toBe(before);
});

/** The secrets as whoever restores has them: from the backup. */
function secretsIn(folder: string) {
  const text = readFileSync(path.join(folder, 'secrets.env'), 'utf8');
  const valueOf = (name: string) => new RegExp(`^${name}=(.+)$`, 'm').exec(text)?.[1] ?? '';
  return { jwtSecret: valueOf('JWT_SECRET'), fileSecret: valueOf('FILE_SECRET') };
}

async function expectSameRows({ database }: ServerInfo, folder = backup) {
  const { tables } = JSON.parse(readFileSync(path.join(folder, 'backup.json'), 'utf8'));
  const [before, after] = [connect(own.info.database), connect(database)];
  try {
    for (const [table, rows] of Object.entries(tables as Record<string, number>)) {
      const [found] = await after(table).count({ rows: '*' });
      expect(Number(found?.rows), table).toBe(rows);
    }
    for (const table of ['up_users', 'portal_files', 'blogs', 'portal_plans'])
      expect(await after(table).orderBy('id'), table).toEqual(await before(table).orderBy('id'));
  } finally {
    await Promise.all([before.destroy(), after.destroy()]);
  }
}

describe.each([
  ['a folder', () => ({ STORAGE: 'local' })],
  ['another bucket', () => bucketEnv(another as Bucket)],
])('an installation with a bucket, restored on a new machine with %s', (_, storage) => {
  it('has every row, lets its members in, and opens their files', async () => {
    const info = await newInstallation();
    const restored = await command('restore', backup, info, storage());
    expect(restored.code, restored.said).toBe(0);
    await expectSameRows(info);
    const server = await ownServer({
      after: { ...info, ...secretsIn(backup) },
      env: storage(),
    });
    try {
      const { baseUrl: base } = server.info;
      const { status, body } = await signIn(base);
      expect(status).toBe(200);
      expect(await pictureOf(base, body.accessToken)).toEqual(picture);
    } finally {
      await server.stop();
      discard(server.info);
    }
  });
});

it('a restore is refused if the bucket already has files, and nothing changes', async () => {
  const info = await newInstallation();
  const before = (s3 as Bucket).keys();
  const { code, said } = await command('restore', backup, info, bucketEnv(s3 as Bucket));
  expect([code, said]).toEqual([1, expect.stringContaining('create an empty bucket')]);
  expect((s3 as Bucket).keys()).toEqual(before);
  discard(info);
});

it('BACKUP_FILES=false leaves the files to the bucket, and a folder cannot take their place', async () => {
  const folder = path.join(home, 'without');
  const env = { ...bucketEnv(s3 as Bucket), BACKUP_FILES: 'false' };
  const made = await command('backup', folder, own.info, env);
  expect([made.code, made.said]).toEqual([
    0,
    expect.stringContaining('Files are in the bucket: back it up by its own means.'),
  ]);
  expect(readdirSync(folder)).not.toContain('files');
  const info = await newInstallation();
  const refused = await command('restore', folder, info, { STORAGE: 'local' });
  expect([refused.code, refused.said]).toEqual([1, expect.stringContaining('set STORAGE as it')]);
  const { code, said } = await command('restore', folder, info, bucketEnv(s3 as Bucket));
  expect(code, said).toBe(0);
  await expectSameRows(info, folder);
  discard(info);
});

it('a backup that is older than an hour comes back without its sessions and unsent mails', async () => {
  const older = path.join(home, 'older');
  cpSync(backup, older, { recursive: true });
  const file = path.join(older, 'backup.json');
  const record = JSON.parse(readFileSync(file, 'utf8'));
  const madeAt = new Date(Date.now() - 2 * 3_600_000).toISOString();
  writeFileSync(file, JSON.stringify({ ...record, madeAt }));
  const [old, recent] = [await newInstallation(), await newInstallation()];
  const storage = { STORAGE: 'local' };
  const { code, said } = await command('restore', older, old, storage);
  expect([code, said]).toEqual([0, expect.stringContaining('more than an hour old')]);
  const moved = await command('restore', backup, recent, storage);
  expect([moved.code, moved.said]).toEqual([0, expect.not.stringContaining('an hour old')]);
  const found = async ({ database }: ServerInfo) => {
    const db = connect(database);
    const mail = await db('portal_mails').where({ subject: 'Waits' }).first();
    const lost = await db('portal_mails').where({ subject: 'Given up' }).first();
    const sessions = await db('portal_sessions');
    await db.destroy();
    return [mail.next_try_at === null, mail.text, mail.last_error, lost.text, sessions.length > 0];
  };
  const why = 'Not sent: the portal was restored from an older backup.';
  expect(await found(old)).toEqual([true, '(dropped)', why, '(dropped)', false]);
  expect(await found(recent)).toEqual([false, 'x', null, 'x', true]);
  discard(old);
  discard(recent);
});
