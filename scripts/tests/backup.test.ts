import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';

const script = path.join(import.meta.dirname, '..', 'backup.mjs');

it('a backup that fails names what it was of, and leaves a folder in which the next one can be made', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'hearthside-'));
  const to = path.join(folder, 'backup');
  const env = {
    PATH: process.env.PATH,
    DATA_DIR: path.join(folder, 'data'),
    DATABASE_CLIENT: 'postgres',
    // Nothing listens there.
    DATABASE_URL: 'postgres://portal:secret@127.0.0.1:1/portal',
  };
  const { status, stdout } = spawnSync(process.execPath, [script, to], { env, encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stdout).toContain('Database: PostgreSQL, 127.0.0.1:1/portal');
  expect(stdout).not.toContain('secret');
  expect(readdirSync(to)).toEqual([]);
  rmSync(folder, { recursive: true });
});
