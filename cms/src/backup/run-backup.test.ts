import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { runBackup } from './run-backup';

const SILENT_MS = 2000;

let home: string;

beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), 'hearthside-run-backup-'));
  mkdirSync(path.join(home, 'scripts'));
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

/** Runs a program in place of the one that makes backups. */
function run(program: string) {
  writeFileSync(path.join(home, 'scripts', 'scheduled-backup.mjs'), program);
  const strapi = { dirs: { app: { root: path.join(home, 'cms') } } } as Core.Strapi;
  return runBackup(strapi, SILENT_MS);
}

const MADE = { name: 'hearthside-2026-11-25T02-17-00Z', bytes: 9, warning: '', lost: '' };

it('a backup that takes long and goes on is waited for', async () => {
  const made = run(`
    const telling = setInterval(() => process.send('progress'), 100);
    setTimeout(() => {
      clearInterval(telling);
      console.log('[1/4] Files …');
      console.log('${JSON.stringify(MADE)}');
    }, ${SILENT_MS * 1.5});
  `);
  expect(await made).toEqual(MADE);
});

it('a backup that stands still is stopped', async () => {
  const made = run(`setInterval(() => console.log('still at it'), 100);`);
  await expect(made).rejects.toThrow('The backup stood still for two hours and was stopped.');
});

it('a backup that fails says why', async () => {
  const made = run(`console.error('No room.'); process.exit(1);`);
  await expect(made).rejects.toThrow('No room.');
});
