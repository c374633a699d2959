import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';
import { CMS } from './build';

/** Changes a compiled file or a `schema.json`, by its path below `dist/src`. */
export type BuildEdits = Record<string, (text: string) => string>;

/**
 * The built server as another release would be: with another version, and with edited files. It is removed after the
 * tests of the file.
 * @returns its folder, for `build` of a server's options
 */
export function otherBuild(version: string, edits: BuildEdits = {}): string {
  const root = mkdtempSync(path.join(tmpdir(), 'hearthside-build-'));
  afterAll(() => rmSync(root, { recursive: true, force: true }));
  const cms = path.join(root, 'cms');
  mkdirSync(path.join(cms, 'dist'), { recursive: true });
  writeFileSync(path.join(root, 'package.json'), JSON.stringify({ name: 'hearthside', version }));
  cpSync(path.join(CMS, '..', 'tsconfig.base.json'), path.join(root, 'tsconfig.base.json'));
  for (const file of ['package.json', 'start.mjs', 'tsconfig.json', 'favicon.png']) {
    cpSync(path.join(CMS, file), path.join(cms, file));
  }
  for (const folder of ['node_modules', 'public', 'seed', 'dist/build']) {
    symlinkSync(path.join(CMS, folder), path.join(cms, folder));
  }
  for (const folder of ['dist/config', 'dist/seed', 'dist/src']) {
    cpSync(path.join(CMS, folder), path.join(cms, folder), { recursive: true });
  }
  for (const [file, edit] of Object.entries(edits)) {
    const place = path.join(cms, 'dist/src', file);
    const text = readFileSync(place, 'utf8');
    const edited = edit(text);
    if (edited === text) throw new Error(`Nothing was edited in ${file}.`);
    writeFileSync(place, edited);
  }
  return cms;
}

type Attributes = Record<string, object>;

/** An edit of a `schema.json` that changes its attributes. */
export const withAttributes =
  (change: (attributes: Attributes) => Attributes) =>
  (text: string): string => {
    const schema = JSON.parse(text) as { attributes: Attributes };
    return JSON.stringify({ ...schema, attributes: change(schema.attributes) });
  };

/** An edit of the list of migrations that adds one; `work` is what it does with `trx`. */
export const withMigration =
  (name: string, work: string) =>
  (text: string): string =>
    `${text}\nexports.MIGRATIONS = [...exports.MIGRATIONS, { name: ${JSON.stringify(name)}, up: async (trx) => { ${work} } }];\n`;
