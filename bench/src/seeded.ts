import { createHash } from 'node:crypto';
import { constants, copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { PATHS } from './paths.ts';
import type { Server } from './server-process.ts';
import { openForFilling, schemaOf, type Database } from './sqlite.ts';

/** A kind of database: who creates its tables, and how people are put into it. */
export interface Kind {
  name:
    | 'portal'
    | 'stock'
    | 'pets'
    | 'inbox'
    | 'messages'
    | 'chats'
    | 'forms'
    | 'library'
    | 'blogs'
    | 'donations'
    | 'history'
    | 'memberships'
    | 'places'
    | 'care'
    | 'mornings'
    | 'search'
    | 'mixed';
  /** Boots the server that creates the tables of an empty database. */
  boot(database: string): Promise<Server>;
  fill(database: Database, size: number): void | Promise<void>;
  /** Files besides those of all kinds that determine its content. */
  sources?: readonly string[];
}

/** What else determines the content of a filled database. */
const SOURCES = [
  'people.ts',
  'pet-chats.ts',
  'pet-data.ts',
  'inbox-data.ts',
  'form-data.ts',
  'library-data.ts',
  'blog-data.ts',
  'donation-data.ts',
  'membership-data.ts',
  'care-data.ts',
  'portal.ts',
  'stock.ts',
  'sqlite.ts',
];

/** Identifies the content of a filled database: by its tables and by what fills them. */
export function fingerprint(schema: string, sources: readonly string[] = []): string {
  const hash = createHash('sha256').update(schema);
  for (const file of [...SOURCES, ...sources])
    hash.update(readFileSync(path.join(PATHS.bench, 'src', file)));
  return hash.digest('hex').slice(0, 12);
}

/** An empty database as the server itself creates it on its first start. */
async function emptyDatabase(kind: Kind): Promise<string> {
  const file = path.join(PATHS.run, `${kind.name}-empty.db`);
  for (const end of ['', '-wal', '-shm', '-journal']) rmSync(file + end, { force: true });
  const server = await kind.boot(file);
  await server.stop();
  return file;
}

const has = (file: string) => readdirSync(path.dirname(file)).includes(path.basename(file));

/** Filled databases of a kind, one per size, copied for this run. They are created once per schema. */
export async function seededDatabases<Size extends number>(
  kind: Kind,
  sizes: readonly Size[],
): Promise<Map<Size, string>> {
  mkdirSync(PATHS.cache, { recursive: true });
  mkdirSync(PATHS.run, { recursive: true });
  const empty = await emptyDatabase(kind);
  const probe = openForFilling(empty);
  const key = fingerprint(schemaOf(probe), kind.sources);
  probe.close();
  for (const file of readdirSync(PATHS.cache)) {
    if (file.startsWith(`${kind.name}-`) && !file.includes(key))
      rmSync(path.join(PATHS.cache, file));
  }

  const files = new Map<Size, string>();
  for (const size of sizes) {
    const kept = path.join(PATHS.cache, `${kind.name}-${size}-${key}.db`);
    if (!has(kept)) await fill(kind, empty, kept, size);
    const file = path.join(PATHS.run, `${kind.name}-${size}.db`);
    for (const end of ['-wal', '-shm', '-journal']) rmSync(file + end, { force: true });
    copyFileSync(kept, file, constants.COPYFILE_FICLONE);
    files.set(size, file);
  }
  return files;
}

async function fill(kind: Kind, empty: string, kept: string, size: number) {
  const half = `${kept}.part`;
  copyFileSync(empty, half);
  const database = openForFilling(half);
  await kind.fill(database, size);
  database.close();
  copyFileSync(half, kept);
  rmSync(half);
}
