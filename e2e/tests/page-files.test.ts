import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { scriptsOfPages } from '../../web/page-files';

/** The table: a page by its source, how many scripts it fetches, and their gzipped bytes. */
const TABLE = new URL('../src/page-files.csv', import.meta.url);
const HEAD = 'page,files,bytes';
/** More than this of the bytes in the table is a defect, or a decision: then the table is written anew. */
const GROWTH = 1.1;
/** A phone fetches six at a time, and each turn costs it a round trip. */
const FILES_MAX = 15;

/** Pages on which nothing is typed that a schema checks: their forms come when they are opened. */
const READ = [
  'blog/read/blogs',
  'care/care',
  'history/history',
  'home/home',
  'inbox/list/inbox',
  'library/read/library',
  'member/directory/directory',
  'pet/emergency/emergency',
  'pet/list/pet-list',
  'pet/profile/pet',
];

const now = [...scriptsOfPages()].map(([page, scripts]) => ({
  page,
  files: scripts.length,
  names: scripts.map(({ file }) => file),
  bytes: scripts.reduce((sum, { bytes }) => sum + bytes, 0),
}));
if (process.env.WRITE_PAGE_FILES) {
  const rows = now.map(({ page, files, bytes }) => `${page},${files},${bytes}`);
  writeFileSync(TABLE, `${[HEAD, ...rows].join('\n')}\n`);
}
const [head, ...rows] = readFileSync(TABLE, 'utf8').trim().split('\n');
const known = new Map(rows.map((row) => [row.split(',')[0], Number(row.split(',')[2])]));

describe('the scripts of the built portal’s pages', () => {
  it('are in the table, page by page', () => {
    expect(head).toBe(HEAD);
    expect(now.map(({ page }) => page)).toEqual([...known.keys()]);
  });

  it.each(now)('are few for $page', ({ files }) => {
    expect(files).toBeLessThanOrEqual(FILES_MAX);
  });

  it.each(now)('have not grown by a tenth for $page', ({ page, bytes }) => {
    expect(bytes).toBeLessThan((known.get(page) ?? 0) * GROWTH);
  });

  it.each(READ)('have no schemas for %s, which is only read', (page) => {
    const files = now.find((one) => one.page === page)?.names ?? [];
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter((file) => /\/forms-/.test(file))).toEqual([]);
  });

  it('are for signing in and for home within what was decided', () => {
    const bytesOf = (page: string) => now.find((one) => one.page === page)?.bytes;
    expect(bytesOf('session/sign-in')).toBeLessThanOrEqual(120_000);
    expect(bytesOf('home/home')).toBeLessThanOrEqual(160_000);
  });
});
