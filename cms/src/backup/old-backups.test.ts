import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { removeOldBackups } from './old-backups';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'hearthside-old-backups-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function plant(name: string, file: string | null = 'backup.json') {
  mkdirSync(path.join(folder, name, 'files'), { recursive: true });
  writeFileSync(path.join(folder, name, 'files', 'one'), 'one');
  if (file) writeFileSync(path.join(folder, name, file), '{}');
}
const NOW = new Date('2026-11-26T03:00:00Z');
const NEW = 'hearthside-2026-11-26T02-17-00Z';
const OLD = 'hearthside-2026-11-25T02-17-00Z';
const ONE = { days: 1, weeks: 0, months: 0 };

it('an old backup is removed as a whole, and the latest stays', async () => {
  plant(NEW);
  plant(OLD);
  expect(await removeOldBackups(folder, ONE, NOW)).toEqual([OLD]);
  expect(readdirSync(folder)).toEqual([NEW]);
});

it('nothing is removed that the schedule did not make or finish', async () => {
  const others = [
    '2026-11-01',
    'hearthside-2026-11-01',
    'hearthside-2026-11-25T02-17-00Z-before-the-move',
    'hearthside-2026-13-45T02-17-00Z',
    'lost+found',
  ];
  for (const name of [NEW, ...others]) plant(name);
  plant(OLD, null);
  expect(await removeOldBackups(folder, ONE, NOW)).toEqual([]);
  expect(readdirSync(folder).sort()).toEqual([NEW, OLD, ...others].sort());
});

it('the only backup is never removed', async () => {
  plant('hearthside-2020-01-01T02-17-00Z');
  expect(await removeOldBackups(folder, ONE, NOW)).toEqual([]);
  expect(existsSync(path.join(folder, 'hearthside-2020-01-01T02-17-00Z'))).toBe(true);
});
