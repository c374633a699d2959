import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readRecord } from '../lib/backup-record.mjs';
import { roomProblem } from '../lib/backup-room.mjs';
import { inRepo } from '../lib/paths.mjs';
import { scheduledBackup } from '../lib/scheduled-backups.mjs';
import { problemsOf } from '../lib/verify-backup.mjs';

const Database = createRequire(inRepo('cms', 'package.json'))('better-sqlite3');
const [FIRST, SECOND] = [new Date('2026-11-25T02:17:00Z'), new Date('2026-11-26T02:17:00Z')];
const [ONE, TWO] = ['hearthside-2026-11-25T02-17-00Z', 'hearthside-2026-11-26T02-17-00Z'];

let home: string;
let backups: string;
let env: Record<string, string>;

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  home = mkdtempSync(join(tmpdir(), 'hearthside-scheduled-'));
  backups = join(home, 'backups');
  mkdirSync(join(home, 'data', 'files', 'aside'), { recursive: true });
  env = {
    DATA_DIR: join(home, 'data'),
    DATABASE_CLIENT: 'sqlite',
    DATABASE_FILE: join(home, 'some.db'),
    STORAGE: 'local',
  };
  const database = new Database(env.DATABASE_FILE);
  database.exec("create table portal_files (key text); insert into portal_files values ('a.pdf')");
  database.close();
  write('a.pdf', 'what a says');
  write('aside/mark.json', '{"turn":1}');
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(home, { recursive: true, force: true });
});

const write = (name: string, text: string) =>
  writeFileSync(join(home, 'data', 'files', name), text);
const back = (at: Date) => scheduledBackup(env, backups, at);
const inBackup = (name: string, file: string) => join(backups, name, 'files', file);
const textIn = (name: string, file: string) => readFileSync(inBackup(name, file), 'utf8');
const inode = (name: string, file: string) => statSync(inBackup(name, file)).ino;
const problemsIn = (name: string) =>
  problemsOf(join(backups, name), readRecord(join(backups, name)));

describe('a scheduled backup', () => {
  it('is whole, under the name of its time, and for nobody else to read', async () => {
    const { name, bytes, warning } = await back(FIRST);
    expect([name, warning]).toEqual([ONE, '']);
    expect(bytes).toBeGreaterThan(20);
    expect(readdirSync(backups)).toEqual([ONE]);
    expect(await problemsIn(ONE)).toEqual([]);
    for (const folder of [backups, join(backups, ONE)])
      expect(statSync(folder).mode & 0o777).toBe(0o700);
  });

  it('tells the server that starts it that it goes on', async () => {
    const more = { ...process.env, ...env, BACKUP_DIR: backups };
    const program = inRepo('scripts', 'scheduled-backup.mjs');
    const child = fork(program, { env: more, stdio: ['pipe', 'ignore', 'inherit', 'ipc'] });
    const told: unknown[] = [];
    child.on('message', (one) => told.push(one));
    expect(await once(child, 'close')).toEqual([0, null]);
    expect(told[0]).toBe('progress');
    expect(readdirSync(backups)).toHaveLength(1);
  });

  it('is made although the storage has lost a file, and names it', async () => {
    rmSync(join(home, 'data', 'files', 'a.pdf'));
    const { lost } = await back(FIRST);
    expect(lost).toBe('One file that the database names is not in the storage any more: a.pdf');
    expect(await problemsIn(ONE)).toEqual([]);
  });

  it('shares what has not changed with the one before, and has the rest anew', async () => {
    await back(FIRST);
    // As many bytes as before, which only the time of the change tells.
    write('aside/mark.json', '{"turn":2}');
    utimesSync(join(home, 'data', 'files', 'aside', 'mark.json'), SECOND, SECOND);
    write('b.pdf', 'what b says');
    await back(SECOND);
    expect(inode(TWO, 'a.pdf')).toBe(inode(ONE, 'a.pdf'));
    expect([textIn(ONE, 'aside/mark.json'), textIn(TWO, 'aside/mark.json')]).toEqual([
      '{"turn":1}',
      '{"turn":2}',
    ]);
    expect(textIn(TWO, 'b.pdf')).toBe('what b says');
    expect([await problemsIn(ONE), await problemsIn(TWO)]).toEqual([[], []]);
  });

  it('lacks what was deleted since, and the one before still has it', async () => {
    write('b.pdf', 'what b says');
    await back(FIRST);
    rmSync(join(home, 'data', 'files', 'b.pdf'));
    await back(SECOND);
    expect([existsSync(inBackup(ONE, 'b.pdf')), existsSync(inBackup(TWO, 'b.pdf'))]).toEqual([
      true,
      false,
    ]);
  });

  it('is not spoiled by a file of the one before that was damaged since, and says so', async () => {
    await back(FIRST);
    const { mtime } = statSync(inBackup(ONE, 'a.pdf'));
    writeFileSync(inBackup(ONE, 'a.pdf'), 'what a SAYS');
    utimesSync(inBackup(ONE, 'a.pdf'), mtime, mtime);
    const { warning } = await back(SECOND);
    expect(warning).toBe(`${join(backups, ONE)}: files/a.pdf: its content has changed`);
    expect(textIn(TWO, 'a.pdf')).toBe('what a says');
    expect(await problemsIn(TWO)).toEqual([]);
  });

  it('that shares a file is found damaged with it', async () => {
    await back(FIRST);
    await back(SECOND);
    writeFileSync(inBackup(ONE, 'a.pdf'), 'what a SAYS');
    const said = ['files/a.pdf: its content has changed'];
    expect([await problemsIn(ONE), await problemsIn(TWO)]).toEqual([said, said]);
  });

  it('removes what an earlier one has left half done, and nothing else', async () => {
    mkdirSync(join(backups, `${ONE}.part`, 'files'), { recursive: true });
    mkdirSync(join(backups, 'mine.part'));
    await back(SECOND);
    expect(readdirSync(backups).sort()).toEqual([TWO, 'mine.part'].sort());
  });

  it('leaves nothing behind if it fails, and says why', async () => {
    rmSync(env.DATABASE_FILE ?? '');
    await expect(back(FIRST)).rejects.toThrow(/^There is no database at /);
    expect(readdirSync(backups)).toEqual([]);
  });

  it('takes nothing from one whose record is damaged', async () => {
    await back(FIRST);
    writeFileSync(join(backups, ONE, 'backup.json'), '{');
    expect((await back(SECOND)).warning).toBe('');
    expect(inode(TWO, 'a.pdf')).not.toBe(inode(ONE, 'a.pdf'));
  });
});

describe('the room for a backup', () => {
  const GB = 1e9;
  const problem = (needed: number, free: number, size = 10 * GB) =>
    roomProblem({ folder: '/srv/backups', needed, free, size });

  it('is enough where half a gigabyte stays free, or a twentieth of a small disk', () => {
    expect(problem(GB, 2 * GB)).toBeUndefined();
    expect(problem(0.5 * GB, 0.6 * GB, GB)).toBeUndefined();
  });

  it('is too little on a large disk where the server would refuse changes afterwards', () => {
    expect(problem(GB, 4.1 * GB, 100 * GB)).toBeUndefined();
    expect(problem(GB, 3.9 * GB, 100 * GB)).toContain('3.0 GB to spare');
  });

  it('is told in figures where it is too little', () => {
    expect(problem(1.6 * GB, 2 * GB)).toBe(
      'There is not enough disk space for a backup in /srv/backups: it needs about 1.6 GB and 500 MB to spare, and 2.0 GB are free. Nothing was written. Make room there, or keep fewer backups (BACKUP_KEEP).',
    );
  });
});
