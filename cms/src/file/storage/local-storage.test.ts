import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import type * as fs from 'node:fs/promises';
import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { localStorage, requireRoom } from './local-storage';

vi.mock('node:fs/promises', async (original) => ({
  ...(await original<typeof fs>()),
  statfs: vi.fn(),
}));

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'hearthside-storage-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const MB = 2 ** 20;
/** A disk of so many MB, with so many free. */
const disk = (size: number, free: number) =>
  vi.mocked(statfs).mockResolvedValue({ bsize: MB, blocks: size, bavail: free } as never);
const write = () => localStorage(folder).write('a.jpg', Buffer.from('bytes'));

it.each([
  ['a large disk', 100_000, 2999],
  ['a disk', 12_000, 511],
  ['a small disk', 1000, 49],
])('a file that %s has no room for is refused, and leaves nothing', async (_name, size, free) => {
  disk(size, free);
  await expect(write()).rejects.toMatchObject({ code: 'ENOSPC' });
  expect(readdirSync(folder)).toEqual([]);
});

it.each([
  ['a large disk', 100_000, 3000],
  ['a disk', 12_000, 512],
  ['a small disk', 1000, 50],
])('a file is stored while %s has room', async (_name, size, free) => {
  disk(size, free);
  await write();
  expect(readdirSync(folder)).toEqual(['a.jpg']);
});

it('room is asked for what is about to be written as well', async () => {
  disk(100_000, 3100);
  await requireRoom(folder, 100 * MB);
  await expect(requireRoom(folder, 101 * MB)).rejects.toMatchObject({ code: 'ENOSPC' });
});
