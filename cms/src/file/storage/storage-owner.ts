import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import type { Core } from '@strapi/strapi';
import { loggedTrace } from '../../http/logged-error';
import { runQuery } from '../../db/run-query';
import type { Storage } from './storage';

/** Lies in the storage and names the installation whose files they are. */
const MARK = 'hearthside-owner.json';
/** Lies beside it where a second installation has come; until somebody has looked, nobody removes anything. */
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

/** The files of an installation, with the one who may say whether they are this one's. */
export interface Held {
  strapi: Core.Strapi;
  store: Storage;
}

async function markIn(store: Storage): Promise<Mark | null> {
  if (!(await store.look(MARK))) return null;
  const said = await text(await store.read(MARK));
  try {
    return JSON.parse(said) as Mark;
  } catch {
    // Nobody's of ours, so it is not for us to take its place.
    return { installation: 'unknown', turn: '' };
  }
}

const writeTo = (store: Storage, key: string, said: object) =>
  store.write(key, Buffer.from(`${JSON.stringify(said, null, 2)}\n`));

/** What the database knows of itself; written when it is asked for the first time. */
async function ownRow({ strapi }: Held): Promise<Row> {
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

/** The row and the mark, where both are of one installation; null where the storage has another owner. */
async function matched(held: Held): Promise<{ row: Row; mark: Mark | null } | null> {
  const { strapi, store } = held;
  if (await store.look(DISPUTE)) return null;
  // The mark first: a turn is written into the row before it is into the mark.
  const mark = await markIn(store);
  const row = await ownRow(held);
  if (!mark || [row.turn, row.previous_turn].includes(mark.turn)) return { row, mark };
  const at = new Date().toISOString();
  await writeTo(store, DISPUTE, { owner: mark.installation, other: row.installation, at });
  strapi.log.warn('The storage of files belongs to another database, or to a later state of it.');
  return null;
}

/**
 * Whether the files are this database's alone. A database that was copied, or put back from a backup, beside the
 * one that goes on has the same name, but not the turn that is changed at each start and each night.
 */
export async function ownsFiles(held: Held): Promise<boolean> {
  return (await matched(held)) !== null;
}

/** Says anew whose the files are, and takes those nobody has said it of. Tells whether they are ours. */
export async function claimFiles(held: Held): Promise<boolean> {
  const found = await matched(held);
  if (!found) return false;
  const { row, mark } = found;
  const turn = randomUUID();
  const changed: number = await runQuery(held.strapi, (knex) =>
    knex(TABLE)
      .where({ name: 'files', turn: row.turn })
      .update({ turn, previous_turn: mark?.turn ?? row.turn }),
  );
  // Another server of the same installation has just said so.
  if (changed === 0) return true;
  await writeTo(held.store, MARK, { installation: row.installation, turn });
  return true;
}

/**
 * A storage that removes nothing while it may be another installation's. It is not for use within a transaction:
 * a storage that is slow would hold the locks, and on SQLite the only connection. What does so is a mistake of ours,
 * which is logged as one.
 */
export function carefulStorage(strapi: Core.Strapi, store: Storage): Storage {
  const requireNoTransaction = (): void => {
    // The demo is planted at boot as a whole, while nobody waits.
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
    async remove(key) {
      requireNoTransaction();
      if (await ownsFiles({ strapi, store })) return store.remove(key);
      strapi.log.warn(`${key} stays: whose files these are is in dispute (docs/operations.md).`);
    },
    list: () => store.list(),
  };
}
