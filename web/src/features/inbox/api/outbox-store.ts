import type { DBSchema, IDBPDatabase, IDBPObjectStore } from 'idb';
import type { ItemEvent, OutboxItem } from '../outbox/model/outbox';
import { isShared, keyFor } from '@/lib/drafts/draft-owner';
import { openPatiently } from '@/lib/outbox/open-patiently';
import type { ItemStore } from '@/lib/outbox/outbox-runner';
import { applyItemEvent, asKept, filesToSend } from '../outbox/model/outbox-item';
import {
  opened,
  openedBlob,
  openedFile,
  sealedBlob,
  encryptedFile,
  sealedItem,
  type SealedFile,
  type SealedItem,
} from './outbox-encryption';

/** Where the outbox of a member is stored. */
export interface OutboxStore extends ItemStore<OutboxItem, ItemEvent> {
  /** The bytes of a file, by its local id. */
  blob(localId: string): Promise<Blob | undefined>;
  /** The files chosen for a chat's next message, which is not sent yet. */
  staged(chatId: number): Promise<File[]>;
  /** Stores those files instead of the previous ones. Rejects if there is no room. */
  stage(chatId: number, files: readonly File[]): Promise<void>;
}

/** The name with which a file of a chat's next message is encrypted. */
const nameOf = (chatId: number, at: number) => `${chatId}.${at}`;

interface OutboxSchema extends DBSchema {
  /** Earlier versions stored items unencrypted. They are encrypted as soon as their member is back. */
  items: { key: string; value: SealedItem | OutboxItem };
  blobs: { key: string; value: Blob };
  staged: { key: number; value: SealedFile[] };
}

const VERSION = 2;

/**
 * Opens the storage for a member's outbox on this device. It is only memory if the device can't store anything
 * (private windows) or should not, because others use it too.
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
    // A newer portal in another tab may need another schema.
    blocking: (_, __, event) => (event.target as IDBDatabase).close(),
  });
  return openPatiently(opening, async (database) => {
    const store = keptStore(database, key);
    await inTurn(memberId, () => encryptOlder(database, store));
    return store;
  });
}

function keptStore(database: IDBPDatabase<OutboxSchema>, key: string): OutboxStore {
  const both: Both = ['items', 'blobs'];
  return {
    isShared: true,
    // Async, because a closed database throws synchronously.
    load: async () => (await database.getAll('items')).flatMap((row) => opened(row, key) ?? []),
    async add(item, blobs) {
      // Done before the transaction, which would end while something else is awaited.
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
      const sealed = files.map((file, at) => encryptedFile(file, key, nameOf(chatId, at)));
      await database.put('staged', await Promise.all(sealed), chatId);
    },
    close: () => database.close(),
  };
}

/**
 * Runs the work while no other tab of the same member does. This is not the lock for sending, which is already held.
 */
const inTurn = (memberId: number, work: () => Promise<void>) =>
  navigator.locks ? navigator.locks.request(`hearthside.sealing.${memberId}`, work) : work();

/** Seals what an earlier version has left unencrypted, with its files. */
async function encryptOlder(database: IDBPDatabase<OutboxSchema>, store: OutboxStore) {
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

/** An outbox storage that lasts as long as the page. */
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

/** Files whose bytes are no longer needed. Those of uploaded files are, because they may have to be uploaded again. */
function noLongerNeeded(before: MaybeItem, after: MaybeItem): string[] {
  const needed = new Set(after && filesToSend(after).map(({ localId }) => localId));
  return (before?.files ?? []).map(({ localId }) => localId).filter((id) => !needed.has(id));
}
