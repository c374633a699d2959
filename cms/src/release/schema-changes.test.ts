import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { memberColumns, memberIndexes } from '../api/member/rules/columns';
import { MIGRATIONS } from './migrations';
import { schemaChanges, shapeOf, shapesIn, type Shapes } from './test-schema';
import { RELEASE } from './version';

const CMS = path.resolve(import.meta.dirname, '../..');
const inDatabase = (file: string) => path.join(CMS, 'database', file);
const read = (file: string) => JSON.parse(readFileSync(inDatabase(file), 'utf8')) as unknown;
const write = (file: string, text: string) => writeFileSync(inDatabase(file), `${text}\n`);

const now: Shapes = {
  ...shapesIn(path.join(CMS, 'src')),
  'plugin::users-permissions.user': shapeOf({
    collectionName: 'up_users',
    attributes: memberColumns,
    indexes: memberIndexes,
  }),
};

// `npx pnpm@10 schema:release`, once a release is out: from then on changes are counted from it.
if (process.env.WRITE_SCHEMA) {
  const { version, schemaNumber } = RELEASE;
  // A line for each type, so that a difference can be read.
  const lines = Object.entries(now).map(
    ([name, shape]) => `    "${name}": ${JSON.stringify(shape)}`,
  );
  const head = `{\n  "version": "${version}",\n  "schemaNumber": ${schemaNumber},\n  "types": {\n`;
  write('schema-snapshot.json', `${head}${lines.join(',\n')}\n  }\n}`);
  const changes = { since: version, olderServersMustStop: [], changes: {} };
  write('schema-changes.json', JSON.stringify(changes, null, 2));
}

const snapshot = read('schema-snapshot.json') as {
  version: string;
  schemaNumber: number;
  types: Shapes;
};
const written = read('schema-changes.json') as {
  since: string;
  olderServersMustStop: string[];
  changes: Record<string, string>;
};

describe('the content types', () => {
  const changes = schemaChanges(snapshot.types, now);

  it('have changed since the last release only where schema-changes.json says how rows follow', () => {
    const missing = changes.filter((change) => !(change in written.changes));
    const todo =
      'Add each to "changes" in cms/database/schema-changes.json, with "none: why no migration ' +
      'is needed" or "migration: its name" (CONTRIBUTING, Change the schema)';
    expect(missing, todo).toEqual([]);
  });

  it('have made every change that schema-changes.json names', () => {
    const stale = Object.keys(written.changes).filter((change) => !changes.includes(change));
    expect(stale, 'Take these out of cms/database/schema-changes.json').toEqual([]);
    expect(written.since).toBe(snapshot.version);
  });

  it('say of each change why no migration is needed, or which one there is', () => {
    const names = MIGRATIONS.map(({ name }) => `migration: ${name}`);
    const silent = Object.entries(written.changes).filter(
      ([, line]) => !names.includes(line) && !/^none: \S.{9,}/.test(line),
    );
    expect(silent).toEqual([]);
  });

  it('have no index with other columns under its old name without a migration that drops it', () => {
    // Strapi would try to make it while it is still there, and the server would not start.
    const changed = Object.entries(written.changes).filter(([change]) =>
      change.includes(' has changed index '),
    );
    expect(changed.filter(([, line]) => !line.startsWith('migration: '))).toEqual([]);
  });

  it('have a schema number of their own where servers of the last release must stop first', () => {
    const stops = written.olderServersMustStop.length > 0;
    expect(RELEASE.schemaNumber).toBe(snapshot.schemaNumber + (stops ? 1 : 0));
  });
});

it('every migration has a file of its name, and they run in the order of their numbers', () => {
  const files = readdirSync(path.join(import.meta.dirname, 'migrations'))
    .filter((file) => /^\d/.test(file))
    .map((file) => file.replace(/\.ts$/, ''))
    .sort();
  expect(MIGRATIONS.map(({ name }) => name)).toEqual(files);
});
