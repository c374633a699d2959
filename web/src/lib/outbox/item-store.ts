import type { DBSchema, IDBPDatabase } from 'idb';
import { isShared, keyFor } from '@/lib/drafts/draft-owner';
import { openPatiently } from './open-patiently';
import type { ApplyToItem, ExtraEvent } from './outbox-items';
import type { ItemStore } from './outbox-runner';
import { decryptedWords, encryptedWords } from './encrypted-words';

/** How items without files are stored. */
export interface KeptKind<Item, Event> {
  /** The name of the member's database. */
  database: string;
  applyToItem: ApplyToItem<Item, Event>;
  /** An item as it is stored over a reload: what was under way has to start again. */
  asKept: (item: Item) => Item;
}

interface KeptSchema extends DBSchema {
  items: { key: string; value: { clientId: string; sealed: Uint8Array<ArrayBuffer> } };
}

/**
 * Opens the storage for a member's items on this device, sealed with the key of their session. It is only memory if
 * the device can't store anything (private windows) or should not, because others use it too.
 */
export async function openItemStore<Item extends { clientId: string }, Event extends ExtraEvent>(
  memberId: number,
  kind: KeptKind<Item, Event>,
): Promise<ItemStore<Item, Event>> {
  const key = keyFor(memberId);
  if (!key || isShared()) return itemsInMemory(kind);
  try {
    const { openDB } = await import('idb');
    const opening = openDB<KeptSchema>(kind.database, 1, {
      upgrade: (database) => void database.createObjectStore('items', { keyPath: 'clientId' }),
      // A newer portal in another tab may need another schema.
      blocking: (_, __, event) => (event.target as IDBDatabase).close(),
    });
    return await openPatiently(opening, (database) =>
      Promise.resolve(itemsOnDevice(database, key, kind)),
    );
  } catch {
    return itemsInMemory(kind);
  }
}

function itemsOnDevice<Item extends { clientId: string }, Event extends ExtraEvent>(
  database: IDBPDatabase<KeptSchema>,
  key: string,
  { applyToItem, asKept }: KeptKind<Item, Event>,
): ItemStore<Item, Event> {
  const rowOf = (item: Item) => ({
    clientId: item.clientId,
    sealed: encryptedWords(asKept(item), key, item.clientId),
  });
  const opened = ({ clientId, sealed }: KeptSchema['items']['value']) =>
    decryptedWords(sealed, key, clientId) as Item | undefined;
  return {
    isShared: true,
    // Async, because a closed database throws synchronously.
    load: async () => (await database.getAll('items')).flatMap((row) => opened(row) ?? []),
    async add(item) {
      const change = database.transaction('items', 'readwrite', { durability: 'strict' });
      await Promise.all([change.store.put(rowOf(item)), change.done]);
    },
    async change(event) {
      const change = database.transaction('items', 'readwrite');
      const work = async () => {
        const row = await change.store.get(event.clientId);
        const before = row && opened(row);
        const after = before && applyToItem(before, event);
        if (after === before) return;
        if (after) await change.store.put(rowOf(after));
        else await change.store.delete(event.clientId);
      };
      await Promise.all([work(), change.done]);
    },
    close: () => database.close(),
  };
}

/** A storage that lasts as long as the page. */
export function itemsInMemory<Item extends { clientId: string }, Event extends ExtraEvent>({
  applyToItem,
  asKept,
}: Omit<KeptKind<Item, Event>, 'database'>): ItemStore<Item, Event> {
  const items = new Map<string, Item>();
  return {
    isShared: false,
    load: () => Promise.resolve([...items.values()]),
    add(item) {
      items.set(item.clientId, asKept(item));
      return Promise.resolve();
    },
    change(event) {
      const before = items.get(event.clientId);
      const after = before && applyToItem(before, event);
      if (after) items.set(after.clientId, asKept(after));
      else items.delete(event.clientId);
      return Promise.resolve();
    },
    close: () => undefined,
  };
}
