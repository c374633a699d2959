import type { DBSchema, IDBPDatabase, IDBPObjectStore } from 'idb';
import type { ItemEvent, OutboxItem } from '../model/outbox';
import { isShared, keyFor } from '@/lib/drafts/draft-owner';
import { applyItemEvent, asKept, filesToSend } from '../model/outbox-item';
import {
  opened,
  openedBlob,
  openedFile,
  sealedBlob,
  sealedFile,
  sealedItem,
  type SealedFile,
  type SealedItem,
} from './outbox-sealed';

/** Where the outbox of a member is kept. */
export interface OutboxStore {
  /** Whether other tabs and later pages find in it what is put there. */
  readonly isShared: boolean;
  /** All that is kept, in no order. */
  load(): Promise<OutboxItem[]>;
  /** Keeps an item with its files' bytes, whole or not at all; fails where there is no room. */
  add(item: OutboxItem, blobs: ReadonlyMap<string, Blob>): Promise<void>;
  /** Keeps what has happened to an item; what is not kept here is left alone. */
  change(event: ItemEvent): Promise<void>;
  /** The bytes of a file, by its local id. */
  blob(localId: string): Promise<Blob | undefined>;
  /** The files chosen for a chat's next message, which is not sent yet. */
  staged(chatId: number): Promise<File[]>;
  /** Keeps those files in place of the ones before; fails where there is no room. */
  stage(chatId: number, files: readonly File[]): Promise<void>;
  close(): void;
}

/** Under which name a file of a chat's next message is sealed. */
const nameOf = (chatId: number, at: number) => `${chatId}.${at}`;

interface OutboxSchema extends DBSchema {
  /** Earlier versions kept items in clear; they are sealed as soon as their member is back. */
  items: { key: string; value: SealedItem | OutboxItem };
  blobs: { key: string; value: Blob };
  staged: { key: number; value: SealedFile[] };
}

const VERSION = 2;
/** A browser that has not opened its database by then (it happens) is taken to have none. */
const PATIENCE_MS = 3000;

/**
 * Opens where this device keeps a member's outbox; only memory where it can't keep anything (private windows) or
 * is not to, because others use it too.
 */
export async function openOutboxStore(memberId: number): Promise<OutboxStore> {
  const key = keyFor(memberId);
  if (!key || isShared()) return memoryStore();
  try {
    return await openKept(memberId, key);
  } catch {
    return memoryStore();
  }
}

async function openKept(memberId: number, key: string): Promise<OutboxStore> {
  const { openDB } = await import('idb');
  const opening = openDB<OutboxSchema>(`hearthside.outbox.${memberId}`, VERSION, {
    upgrade(database, before) {
      if (before < 1) {
        database.createObjectStore('items', { keyPath: 'clientId' });
        database.createObjectStore('blobs');
      }
      database.createObjectStore('staged');
    },
    // A newer portal in another tab may need another shape.
    blocking: (_, __, event) => (event.target as IDBDatabase).close(),
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The database did not open.')), PATIENCE_MS);
  });
  try {
    const database = await Promise.race([opening, patience]);
    const store = keptStore(database, key);
    await inTurn(memberId, () => sealOlder(database, store));
    return store;
  } catch (error) {
    void opening.then(
      (database) => database.close(),
      () => undefined,
    );
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

function keptStore(database: IDBPDatabase<OutboxSchema>, key: string): OutboxStore {
  const both: Both = ['items', 'blobs'];
  return {
    isShared: true,
    // Async, because a database that is closed refuses at once.
    load: async () => (await database.getAll('items')).flatMap((row) => opened(row, key) ?? []),
    async add(item, blobs) {
      // Before the transaction, which ends by itself where something else is waited for.
      const sealedBlobs = await Promise.all(
        [...blobs].map(
          async ([localId, blob]) => [localId, await sealedBlob(blob, key, localId)] as const,
        ),
      );
      const change = database.transaction(both, 'readwrite', { durability: 'strict' });
      await Promise.all([
        change.objectStore('items').put(sealedItem(item, key)),
        ...sealedBlobs.map(([localId, blob]) => change.objectStore('blobs').put(blob, localId)),
        change.done,
      ]);
    },
    async change(event) {
      const change = database.transaction(both, 'readwrite');
      await Promise.all([
        changeKept(change.objectStore('items'), change.objectStore('blobs'), event, key),
        change.done,
      ]);
    },
    async blob(localId) {
      const kept = await database.get('blobs', localId);
      return kept && openedBlob(kept, key, localId);
    },
    async staged(chatId) {
      const kept = (await database.get('staged', chatId)) ?? [];
      const files = await Promise.all(
        kept.map((file, at) => openedFile(file, key, nameOf(chatId, at))),
      );
      return files.flatMap((file) => file ?? []);
    },
    async stage(chatId, files) {
      if (files.length === 0) return database.delete('staged', chatId);
      const sealed = files.map((file, at) => sealedFile(file, key, nameOf(chatId, at)));
      await database.put('staged', await Promise.all(sealed), chatId);
    },
    close: () => database.close(),
  };
}

/** Another tab of the same member does not do this work at the same time. Not the lock of who sends: that is held. */
const inTurn = (memberId: number, work: () => Promise<void>) =>
  navigator.locks ? navigator.locks.request(`hearthside.sealing.${memberId}`, work) : work();

/** Seals what an earlier version has left in clear, with its files. */
async function sealOlder(database: IDBPDatabase<OutboxSchema>, store: OutboxStore) {
  for (const item of await database.getAll('items')) {
    if ('sealed' in item) continue;
    const blobs = new Map<string, Blob>();
    for (const { localId } of filesToSend(item)) {
      const blob = await database.get('blobs', localId);
      if (blob) blobs.set(localId, blob);
    }
    await store.add(item, blobs);
  }
}

type Both = ('items' | 'blobs')[];
type KeptRows<Name extends 'items' | 'blobs'> = IDBPObjectStore<
  OutboxSchema,
  Both,
  Name,
  'readwrite'
>;

async function changeKept(
  items: KeptRows<'items'>,
  blobs: KeptRows<'blobs'>,
  event: ItemEvent,
  key: string,
) {
  const row = await items.get(event.clientId);
  const before = row && opened(row, key);
  const after = before && applyItemEvent(before, event);
  if (after === before) return;
  if (after) await items.put(sealedItem(after, key));
  else await items.delete(event.clientId);
  for (const localId of noLongerNeeded(before, after)) await blobs.delete(localId);
}

/** An outbox that lives as long as the page. */
export function memoryStore(): OutboxStore {
  const items = new Map<string, OutboxItem>();
  const bytes = new Map<string, Blob>();
  const shelf = new Map<number, File[]>();
  return {
    isShared: false,
    load: () => Promise.resolve([...items.values()]),
    add(item, blobs) {
      items.set(item.clientId, asKept(item));
      for (const [localId, blob] of blobs) bytes.set(localId, blob);
      return Promise.resolve();
    },
    change(event) {
      const before = items.get(event.clientId);
      const after = before && applyItemEvent(before, event);
      if (after) items.set(after.clientId, asKept(after));
      else items.delete(event.clientId);
      for (const localId of noLongerNeeded(before, after)) bytes.delete(localId);
      return Promise.resolve();
    },
    blob: (localId) => Promise.resolve(bytes.get(localId)),
    staged: (chatId) => Promise.resolve(shelf.get(chatId) ?? []),
    stage(chatId, files) {
      shelf.set(chatId, [...files]);
      return Promise.resolve();
    },
    close: () => undefined,
  };
}

type MaybeItem = OutboxItem | undefined;

/** Files whose bytes are of no use any more; those of uploaded ones are, they may have to be uploaded again. */
function noLongerNeeded(before: MaybeItem, after: MaybeItem): string[] {
  const needed = new Set(after && filesToSend(after).map(({ localId }) => localId));
  return (before?.files ?? []).map(({ localId }) => localId).filter((id) => !needed.has(id));
}
