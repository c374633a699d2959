import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { checkBackupFolder } from './nightly-backup';

const warn = vi.fn();
const strapi = { log: { warn } } as unknown as Core.Strapi;
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'hearthside-'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  warn.mockReset();
  rmSync(folder, { recursive: true });
});

it('a server names at its start the folder in which no backup can be written', async () => {
  const file = path.join(folder, 'taken');
  writeFileSync(file, '');
  vi.stubEnv('BACKUP_DIR', path.join(file, 'backups'));
  await checkBackupFolder(strapi);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining(`-m 700 ${file}/backups`));
});

it('a server says nothing of a folder that it can write to, or make', async () => {
  for (const given of [folder, path.join(folder, 'a', 'b'), '']) {
    vi.stubEnv('BACKUP_DIR', given);
    await checkBackupFolder(strapi);
  }
  expect(warn).not.toHaveBeenCalled();
});
