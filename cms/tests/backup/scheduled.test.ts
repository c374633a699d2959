import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { backupState } from '../../src/api/system/services/system';
import { command } from '../harness/backup-commands';
import { CALLING, callFromWithin } from '../harness/call';
import { CLOCK, moveClock } from '../harness/clock';
import { connect } from '../harness/database';
import { discard, type Server } from '../harness/server';
import { ownServer } from '../harness/shared';
import { runJob } from '../harness/sweep';

const DAY_MS = 86_400_000;
const NAME = /^hearthside-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/;
const home = mkdtempSync(path.join(tmpdir(), 'hearthside-scheduled-'));
const folder = path.join(home, 'backups');

let own: Server;
let db: ReturnType<typeof connect>;

beforeAll(async () => {
  own = await ownServer({
    env: {
      NODE_OPTIONS: `${CALLING} ${CLOCK.NODE_OPTIONS}`,
      SEED_DEMO: 'false',
      BACKUP_DIR: folder,
      BACKUP_KEEP: '2d',
    },
  });
  db = connect(own.info.database);
});
afterAll(async () => {
  await db.destroy();
  await own.stop();
  discard(own.info);
  rmSync(home, { recursive: true, force: true });
});

const rows = () => db('portal_backups').orderBy('id');
/** The times in it are texts, as it came as JSON. */
type State = Awaited<ReturnType<typeof backupState>>;
/** Whether backups happen, as those who look after the server are told. */
async function state(): Promise<State> {
  const [answer] = await callFromWithin<State>(own.info, 'system', 'backupState', []);
  return answer as State;
}
const made = () => readdirSync(folder).sort();
const tomorrow = () => moveClock(own.info, new Date(Date.now() + (days += 1) * DAY_MS));
let days = 0;

it('a server makes a complete backup by itself and records that it did', async () => {
  expect(await state()).toMatchObject({ on: true, last: null, lastWholeAt: null, due: false });
  await runJob(own.info, 'backup');
  const [name = ''] = made();
  expect([made(), name]).toEqual([[name], expect.stringMatching(NAME)]);
  expect(statSync(path.join(folder, name)).mode & 0o777).toBe(0o700);
  const { code, said } = await command('backup:verify', path.join(folder, name), own.info);
  expect(code, said).toBe(0);
  const record = JSON.parse(readFileSync(path.join(folder, name, 'backup.json'), 'utf8'));
  const sizes = Object.values(record.files as Record<string, { size: number }>);
  const [row, ...more] = await rows();
  expect(more).toEqual([]);
  expect([row?.folder, Number(row?.bytes), Boolean(row?.verified), row?.error]).toEqual([
    name,
    sizes.reduce((sum, { size }) => sum + size, 0),
    true,
    null,
  ]);
  const { last, nextAt } = await state();
  expect(last).toMatchObject({ folderName: name, verified: true, error: null });
  expect(nextAt).toMatch(/T02:17:00\.000Z$/);
  // The secrets that only the environment tells are in it, without which everybody would have to sign in anew.
  expect(readFileSync(path.join(folder, name, 'secrets.env'), 'utf8')).toContain(
    `JWT_SECRET=${own.info.jwtSecret}`,
  );
});

it('the backups of the last nights stay, and older ones are deleted', async () => {
  const [first = ''] = made();
  await tomorrow();
  await runJob(own.info, 'backup');
  expect(made()).toHaveLength(2);
  await tomorrow();
  await runJob(own.info, 'backup');
  expect(made()).toHaveLength(2);
  expect(made()).not.toContain(first);
  expect(own.output()).toContain(`Old backups were removed: ${first}.`);
});

it('a night whose backup was missed is made up for, once', async () => {
  await tomorrow();
  const before = made();
  // The job is known from the first look on.
  await runJob(own.info, 'catch-up');
  await db('portal_clock_jobs')
    .where({ name: 'backup' })
    .update({ done_for: new Date(Date.now() - 9 * DAY_MS) });
  expect((await state()).due).toBe(true);
  await runJob(own.info, 'catch-up');
  await runJob(own.info, 'catch-up');
  expect((await state()).due).toBe(false);
  const added = made().filter((name) => !before.includes(name));
  expect(added).toHaveLength(1);
  expect(own.output().match(/Nightly backup: done late/g)).toHaveLength(1);
});

it('a backup that fails leaves no folder, and one row that says why until one succeeds', async () => {
  await tomorrow();
  const [before, known] = [made(), (await rows()).length];
  // What can't even be looked at, as on a damaged disk.
  const unreadable = path.join(own.info.dataDir, 'files', 'loop');
  symlinkSync('loop', unreadable);
  await runJob(own.info, 'backup');
  await runJob(own.info, 'backup');
  expect(made()).toEqual(before);
  const failed = (await rows()).slice(known);
  expect(failed.map(({ folder: none, verified }) => [none, Boolean(verified)])).toEqual([
    [null, false],
  ]);
  const { last, lastWholeAt } = await state();
  expect([last?.verified, last?.error, lastWholeAt]).toEqual([
    false,
    failed[0]?.error,
    expect.any(String),
  ]);
  expect(failed[0]?.error).toContain('ELOOP');
  rmSync(unreadable);
  await runJob(own.info, 'backup');
  expect((await rows()).at(-1)?.error).toBeNull();
  expect(await rows()).toHaveLength(known + 2);
});

it('a file that the storage has lost does not prevent a backup', async () => {
  await tomorrow();
  const lost = { key: 'lost.pdf', title: 'lost', mime: 'application/pdf', size: 1 };
  const now = new Date();
  const [{ id }] = (await db('portal_files').insert(
    { ...lost, document_id: 'lost', created_at: now, updated_at: now, published_at: now },
    ['id'],
  )) as [{ id: number }];
  const before = made();
  await runJob(own.info, 'backup');
  expect(made().filter((name) => !before.includes(name))).toHaveLength(1);
  expect((await rows()).at(-1)?.error).toBeNull();
  await db('portal_files').where({ id }).delete();
});

it.each([
  [{ BACKUP_KEEP: 'forever' }, 'BACKUP_KEEP must say'],
  [{ BACKUP_DIR: 'backups' }, 'BACKUP_DIR must be a whole path'],
  [{ BACKUP_AT: '25:00' }, 'BACKUP_AT must be a time of day in UTC'],
])('a server with %j does not start, and says what is wrong in one line', async (env, said) => {
  const refused = await ownServer({ env: { BACKUP_DIR: folder, ...env }, wait: false });
  expect(await refused.exited).not.toBe(0);
  expect(refused.output()).toContain(said);
  expect(refused.output()).not.toMatch(/^ {4}at /m);
  discard(refused.info);
});

it('a server without BACKUP_DIR makes none', async () => {
  const without = await ownServer({ env: { ...CLOCK, SEED_DEMO: 'false' } });
  const other = connect(without.info.database);
  try {
    await runJob(without.info, 'catch-up');
    const jobs = await other('portal_clock_jobs').pluck('name');
    expect([jobs.includes('sweep'), jobs.includes('backup')]).toEqual([true, false]);
  } finally {
    await other.destroy();
    await without.stop();
    discard(without.info);
  }
});
