import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { appendFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { command } from '../harness/backup-commands';
import { connect, insert } from '../harness/database';
import { discard, type ServerInfo } from '../harness/server';
import { newInstallation, onPostgres } from '../harness/shared';

const home = mkdtempSync(path.join(tmpdir(), 'hearthside-damaged-'));
const whole = path.join(home, 'whole');
const database = onPostgres ? 'database.dump' : 'database.sqlite';
const KEYS = ['a', 'b', 'c'].map((letter) => `${letter.repeat(8)}-1111-4222-8333-444444444444.pdf`);

let source: ServerInfo;
let target: ServerInfo;
let copies = 0;

/** A copy of the good backup, to be damaged. */
function copyOfBackup(): string {
  const copy = path.join(home, `copy-${(copies += 1)}`);
  cpSync(whole, copy, { recursive: true });
  return copy;
}

/** Rewrites what a backup says of itself. */
function rewriteRecord(folder: string, change: (record: Record<string, unknown>) => object) {
  const file = path.join(folder, 'backup.json');
  writeFileSync(file, JSON.stringify(change(JSON.parse(readFileSync(file, 'utf8')))));
}

/** Everything an installation holds: tables, and files below its folder with their content. */
async function contentOf({ dataDir, database: at }: ServerInfo) {
  const folder = path.dirname(dataDir);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(path.join(folder, name)).isFile() && !name.endsWith('.lock'))
    .map((name) => [
      name,
      createHash('sha256')
        .update(readFileSync(path.join(folder, name)))
        .digest('hex'),
    ])
    .sort();
  if (at.client === 'sqlite') return { files };
  const db = connect(at);
  const tables = await db('pg_tables').where('schemaname', 'public').pluck('tablename');
  await db.destroy();
  return { files, tables };
}

beforeAll(async () => {
  [source, target] = [await newInstallation({ withTables: true }), await newInstallation()];
  const files = path.join(source.dataDir, 'files');
  mkdirSync(files);
  const db = connect(source.database);
  for (const key of KEYS) {
    writeFileSync(path.join(files, key), `what ${key} says`);
    await insert('portal_files', { key, title: key, mime: 'application/pdf', size: 5 }, db);
  }
  await db.destroy();
  // What the portal keeps beside the files is theirs too.
  mkdirSync(path.join(files, 'aside'));
  writeFileSync(path.join(files, 'aside', 'mark.json'), '{}');
  const made = await command('backup', whole, source);
  expect(made.code, made.said).toBe(0);
});
afterAll(() => {
  for (const info of [source, target]) discard(info);
  rmSync(home, { recursive: true, force: true });
});

describe('a damaged backup', () => {
  const one = path.join('files', KEYS[0] as string);
  const DAMAGES: [what: string, damage: (folder: string) => void, said: RegExp][] = [
    [
      'a database cut to half',
      (at) => {
        const file = path.join(at, database);
        truncateSync(file, Math.floor(statSync(file).size / 2));
      },
      /^database\.\w+: \d+ bytes instead of \d+$/m,
    ],
    [
      'a database with other bytes',
      (at) => {
        const bytes = readFileSync(path.join(at, database));
        bytes.fill(0x2a, bytes.length - 40);
        writeFileSync(path.join(at, database), bytes);
      },
      /^database\.\w+: its content has changed$/m,
    ],
    ['a file gone', (at) => rmSync(path.join(at, one)), /^files\/a+-.*: missing$/m],
    [
      'a file with more in it',
      (at) => appendFileSync(path.join(at, one), 'x'),
      /^files\/a+-.*: \d+ bytes instead of \d+$/m,
    ],
    [
      'a file that is not of it',
      (at) => writeFileSync(path.join(at, 'files', 'foreign'), 'x'),
      /^files\/foreign: not part of the backup$/m,
    ],
    [
      'half of its record',
      (at) => truncateSync(path.join(at, 'backup.json'), 300),
      /^\S+backup\.json is damaged: it is not JSON\.$/m,
    ],
    [
      'a record without counts',
      (at) => rewriteRecord(at, ({ tables: _, ...rest }) => rest),
      /^\S+backup\.json is damaged: parts of it are missing\.$/m,
    ],
    [
      'a record from before there were checksums',
      (at) => rewriteRecord(at, ({ madeAt, database }) => ({ madeAt, database })),
      /^\S+backup\.json has no checksums: an older version made it, and can restore it\.$/m,
    ],
    [
      'no record',
      (at) => rmSync(path.join(at, 'backup.json')),
      /holds no finished backup: backup\.json is missing\.$/m,
    ],
  ];

  it.each(DAMAGES)(
    'with %s is refused in a sentence, and nothing changes',
    async (_, damage, said) => {
      const folder = copyOfBackup();
      damage(folder);
      const before = await contentOf(target);
      for (const name of ['backup:verify', 'restore'] as const) {
        const ended = await command(name, folder, target);
        expect([ended.code, ended.said]).toEqual([1, expect.stringMatching(said)]);
        expect(ended.said).not.toMatch(/^ {4}at /m);
      }
      expect(await contentOf(target)).toEqual(before);
    },
  );

  it('leaves nothing behind if its database has other rows than it says', async () => {
    const folder = copyOfBackup();
    rewriteRecord(folder, (record) => ({
      ...record,
      tables: { ...(record.tables as object), portal_files: 4 },
    }));
    const before = await contentOf(target);
    const { code, said } = await command('restore', folder, target);
    expect([code, said]).toEqual([1, expect.stringMatching(/portal_files has 3 rows/)]);
    expect(said).toMatch(/nothing was changed/i);
    expect(await contentOf(target)).toEqual(before);
  });
});

it.runIf(onPostgres)('a restore that is interrupted leaves nothing behind', async () => {
  // A type of the same name stands in the way of a table, which is found out halfway.
  const db = connect(target.database);
  await db.raw('create type up_users as enum (?)'.replace('?', "'in the way'"));
  const before = await contentOf(target);
  const { code, said } = await command('restore', whole, target);
  expect([code, said]).toEqual([1, expect.stringMatching(/psql failed:[^]*up_users/)]);
  expect(said).toContain('The restore failed, and nothing was changed.');
  expect(await contentOf(target)).toEqual(before);
  await db.raw('drop type up_users');
  await db.destroy();
});

it.runIf(onPostgres && existsSync('/proc/self/cmdline'))(
  'the password of the database appears on no command line',
  async () => {
    const password = 'not-to-be-seen-by-others';
    const withPassword = (info: ServerInfo) => {
      const url = info.database.client === 'postgres' ? info.database.url : '';
      const database = { client: 'postgres' as const, url: url.replace('@', `:${password}@`) };
      return { ...info, database };
    };
    const seen = new Set<string>();
    const watch = setInterval(() => {
      for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
        try {
          seen.add(readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' '));
        } catch {
          // It has ended.
        }
      }
    }, 5);
    const folder = path.join(home, 'with-password');
    const ended = await command('backup', folder, withPassword(source));
    clearInterval(watch);
    expect(ended.code, ended.said).toBe(0);
    const lines = [...seen];
    expect(lines.filter((line) => line.includes('pg_dump'))).not.toEqual([]);
    expect(lines.filter((line) => line.includes(password))).toEqual([]);
  },
);

describe.runIf(!onPostgres)('a restore next to the remains of a database', () => {
  it.each(['', '-wal', '-shm'])('is refused: "%s"', async (ending) => {
    const { database: at } = target;
    if (at.client !== 'sqlite') return;
    writeFileSync(`${at.file}${ending}`, 'left');
    const { code, said } = await command('restore', whole, target);
    rmSync(`${at.file}${ending}`);
    expect(code).toBe(1);
    expect(said).toContain('Nothing was changed.');
    expect(said).toContain(`${at.file}, ${at.file}-wal, ${at.file}-shm`);
  });

  it('is also refused while a server still runs on what was moved away', async () => {
    const { database: at } = target;
    if (at.client !== 'sqlite') return;
    const server = connect({ client: 'sqlite', file: `${at.file}.lock` });
    await server.raw('begin exclusive');
    const { code, said } = await command('restore', whole, target);
    await server.destroy();
    expect([code, said]).toEqual([
      1,
      expect.stringContaining(`Nothing was changed. A server is running on ${at.file}`),
    ]);
  });
});

it('an intact backup is found intact, and restores every row and file', async () => {
  const verified = await command('backup:verify', whole, target);
  expect([verified.code, verified.said]).toEqual([
    0,
    expect.stringMatching(/^The backup is whole: .* rows in .* tables, 3 uploaded files/),
  ]);
  const { code, said } = await command('restore', whole, target);
  expect(code, said).toBe(0);
  const record = JSON.parse(readFileSync(path.join(whole, 'backup.json'), 'utf8'));
  const db = connect(target.database);
  for (const [table, rows] of Object.entries(record.tables as Record<string, number>)) {
    const [found] = await db(table).count({ rows: '*' });
    expect(Number(found?.rows), table).toBe(rows);
  }
  expect((await db('portal_files').pluck('key')).sort()).toEqual(KEYS);
  await db.destroy();
  const files = (info: ServerInfo) =>
    readdirSync(path.join(info.dataDir, 'files'), { recursive: true }).sort();
  expect(files(target)).toEqual(files(source));
});
