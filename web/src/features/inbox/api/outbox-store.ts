import type { DBSchema, IDBPDatabase, IDBPObjectStore } from 'idb';
import type { ItemEvent, OutboxItem } from '../model/outbox';
import { applyItemEvent, asKept, filesToSend } from '../model/outbox-item';

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

/** A file apart from its bytes: not every browser keeps a file’s name with it. */
interface StagedBytes {
  name: string;
  type: string;
  lastModified: number;
  bytes: Blob;
}

interface OutboxSchema extends DBSchema {
  items: { key: string; value: OutboxItem };
  blobs: { key: string; value: Blob };
  staged: { key: number; value: StagedBytes[] };
}

const VERSION = 2;
/** A browser that has not opened its database by then (it happens) is taken to have none. */
const PATIENCE_MS = 3000;

/** Opens where this device keeps a member's outbox; where it can't keep anything (private windows), only memory. */
export async function openOutboxStore(memberId: number): Promise<OutboxStore> {
  try {
    return await openKept(memberId);
  } catch {
    return memoryStore();
  }
}

async function openKept(memberId: number): Promise<OutboxStore> {
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
    return keptStore(await Promise.race([opening, patience]));
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

function keptStore(database: IDBPDatabase<OutboxSchema>): OutboxStore {
  const both: Both = ['items', 'blobs'];
  return {
    isShared: true,
    // Async, because a database that is closed refuses at once.
    load: async () => database.getAll('items'),
    async add(item, blobs) {
      const change = database.transaction(both, 'readwrite', { durability: 'strict' });
      await Promise.all([
        change.objectStore('items').put(asKept(item)),
        ...[...blobs].map(([localId, blob]) => change.objectStore('blobs').put(blob, localId)),
        change.done,
      ]);
    },
    async change(event) {
      const change = database.transaction(both, 'readwrite');
      await Promise.all([
        changeKept(change.objectStore('items'), change.objectStore('blobs'), event),
        change.done,
      ]);
    },
    blob: async (localId) => database.get('blobs', localId),
    staged: async (chatId) => ((await database.get('staged', chatId)) ?? []).map(asFile),
    async stage(chatId, files) {
      if (files.length > 0) await database.put('staged', files.map(asBytes), chatId);
      else await database.delete('staged', chatId);
    },
    close: () => database.close(),
  };
}

const asBytes = (file: File): StagedBytes => ({
  ...{ name: file.name, type: file.type, lastModified: file.lastModified },
  bytes: file,
});
const asFile = ({ bytes, name, type, lastModified }: StagedBytes) =>
  new File([bytes], name, { type, lastModified });

type Both = ('items' | 'blobs')[];
type KeptRows<Name extends 'items' | 'blobs'> = IDBPObjectStore<
  OutboxSchema,
  Both,
  Name,
  'readwrite'
>;

async function changeKept(items: KeptRows<'items'>, blobs: KeptRows<'blobs'>, event: ItemEvent) {
  const before = await items.get(event.clientId);
  const after = before && applyItemEvent(before, event);
  if (after === before) return;
  if (after) await items.put(asKept(after));
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
