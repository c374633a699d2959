import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import type { Core } from '@strapi/strapi';
import { loggedTrace } from '../../http/logged-error';
import { runQuery } from '../../db/run-query';
import type { Storage } from './storage';

/** The file in the storage that names the installation to which the files belong. */
const MARK = 'hearthside-owner.json';
/** The file next to it when a second installation has appeared. Nothing is removed until someone has looked into it. */
const DISPUTE = 'hearthside-dispute.json';

const TABLE = 'portal_storage_owners';

interface Row {
  installation: string;
  turn: string;
  previous_turn: string | null;
}
interface Mark {
  installation: string;
  turn: string;
}

/** A storage, and the installation that may or may not own it. */
export interface OwnedStorage {
  strapi: Core.Strapi;
  store: Storage;
}

async function markIn(store: Storage): Promise<Mark | null> {
  if (!(await store.look(MARK))) return null;
  const said = await text(await store.read(MARK));
  try {
    return JSON.parse(said) as Mark;
  } catch {
    // It is not a mark of ours, so we must not replace it.
    return { installation: 'unknown', turn: '' };
  }
}

const writeTo = (store: Storage, key: string, said: object) =>
  store.write(key, Buffer.from(`${JSON.stringify(said, null, 2)}\n`));

/** The database's own identity, created when it is first needed. */
async function ownRow({ strapi }: OwnedStorage): Promise<Row> {
  const found = () =>
    runQuery(strapi, (knex) => knex(TABLE).where({ name: 'files' }).first()) as Promise<
      Row | undefined
    >;
  const known = await found();
  if (known) return known;
  const row = { name: 'files', installation: randomUUID(), turn: randomUUID() };
  await runQuery(strapi, (knex) => knex(TABLE).insert(row).onConflict('name').ignore());
  return (await found()) as Row;
}

/** Whether this server has found that the files may be another installation's. */
let disputed = false;
export const areFilesDisputed = (): boolean => disputed;

/** What to do about it, for the log. */
const DISPUTED =
  'The files in this storage belong to another database, or to a later state of it. Nothing is removed from it ' +
  'until that is settled: see "Whose the files are" in docs/operations.md.';

/** The row and the mark if both belong to the same installation; null if the storage has another owner. */
async function matched(held: OwnedStorage): Promise<{ row: Row; mark: Mark | null } | null> {
  const { strapi, store } = held;
  if (await store.look(DISPUTE)) {
    if (!disputed) strapi.log.warn(DISPUTED);
    disputed = true;
    return null;
  }
  // The mark is read first, because a turn is written into the row before it is written into the mark.
  const mark = await markIn(store);
  const row = await ownRow(held);
  if (!mark || [row.turn, row.previous_turn].includes(mark.turn)) {
    disputed = false;
    return { row, mark };
  }
  const at = new Date().toISOString();
  await writeTo(store, DISPUTE, { owner: mark.installation, other: row.installation, at });
  strapi.log.warn(DISPUTED);
  disputed = true;
  return null;
}

/**
 * Whether the files belong to this database alone. A database that was copied, or restored from a backup, next to the
 * one that continues has the same name. It does not have the same turn, which changes at each start and each night.
 */
export async function ownsFiles(held: OwnedStorage): Promise<boolean> {
  return (await matched(held)) !== null;
}

/** Renews the claim on the files, and claims those without an owner. Returns whether they are ours. */
export async function claimFiles(held: OwnedStorage): Promise<boolean> {
  const found = await matched(held);
  if (!found) return false;
  const { row, mark } = found;
  const turn = randomUUID();
  const changed: number = await runQuery(held.strapi, (knex) =>
    knex(TABLE)
      .where({ name: 'files', turn: row.turn })
      .update({ turn, previous_turn: mark?.turn ?? row.turn }),
  );
  // Another server of the same installation has just renewed it.
  if (changed === 0) return true;
  await writeTo(held.store, MARK, { installation: row.installation, turn });
  return true;
}

/**
 * A storage that removes nothing while it may belong to another installation. It must not be used within a
 * transaction: a slow storage would hold the locks, and on SQLite the only connection. A use within a transaction is
 * logged as a bug.
 */
export function carefulStorage(strapi: Core.Strapi, store: Storage): Storage {
  const requireNoTransaction = (): void => {
    // Demo data is created at boot in one transaction, while nobody waits.
    if (!strapi.isLoaded || !strapi.db.inTransaction()) return;
    strapi.log.error(loggedTrace(new Error('The storage was asked within a transaction.')));
  };
  return {
    write(key, bytes) {
      requireNoTransaction();
      return store.write(key, bytes);
    },
    look(key) {
      requireNoTransaction();
      return store.look(key);
    },
    read(key, range) {
      requireNoTransaction();
      return store.read(key, range);
    },
    copy(from, to) {
      requireNoTransaction();
      return store.copy(from, to);
    },
    async remove(key) {
      requireNoTransaction();
      if (await ownsFiles({ strapi, store })) return store.remove(key);
      strapi.log.warn(`${key} stays: whose files these are is in dispute (docs/operations.md).`);
    },
    list: () => store.list(),
  };
}
