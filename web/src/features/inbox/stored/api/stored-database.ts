import type { DBSchema, IDBPDatabase } from 'idb';
import { deviceKey, type DeviceKey } from '@/lib/drafts/device-key';
import { encryptLong, decryptLong } from '@/lib/drafts/encrypt';
import { listMessageDatabase, MESSAGE_KEY, messageDatabase } from '@/lib/drafts/stored-messages';
import { openPatiently } from '@/lib/outbox/open-patiently';
import { decryptedWords, encryptedWords } from '@/lib/outbox/encrypted-words';
import type { StoredChat } from '../model/stored-chat';
import { mayBegin, mayWrite } from '../model/stored-inbox';

/** Nothing in a row can be read without the key, which the end of the sign-in deletes. */
interface ChatRow {
  chatId: number;
  sealed: Uint8Array<ArrayBuffer>;
}

/** The only row of its kind. It opens with the key of the sign-in that the database belongs to, and with no other. */
interface OwnerRow {
  id: 'owner';
  sealed: Uint8Array<ArrayBuffer>;
}

interface MessageSchema extends DBSchema {
  chats: { key: number; value: ChatRow };
  owner: { key: string; value: OwnerRow };
}

/** What changes in the database, all at once. */
export interface StoredChange {
  put?: readonly StoredChat[];
  remove?: readonly number[];
  /** When the server has confirmed all of it. */
  at?: Date;
}

const OWNER = 'owner';
/** With another chat's or member's name, a row does not open. */
const nameOf = ({ memberId }: DeviceKey, of: number | typeof OWNER) => `messages.${memberId}.${of}`;

async function database<T>(
  { memberId }: DeviceKey,
  work: (database: IDBPDatabase<MessageSchema>) => Promise<T>,
): Promise<T> {
  const { openDB } = await import('idb');
  const opening = openDB<MessageSchema>(messageDatabase(memberId), 1, {
    upgrade: (created) => {
      created.createObjectStore('chats', { keyPath: 'chatId' });
      created.createObjectStore('owner', { keyPath: 'id' });
    },
    // Whoever ends the sign-in deletes it, in any tab.
    blocking: (_, __, event) => (event.target as IDBDatabase).close(),
  });
  return openPatiently(opening, async (opened) => {
    listMessageDatabase(memberId);
    try {
      return await work(opened);
    } finally {
      opened.close();
    }
  });
}

/** Its end is awaited once its requests have succeeded. If one fails, that is the error, and the end needs no other. */
function begun(opened: IDBPDatabase<MessageSchema>) {
  const change = opened.transaction(['owner', 'chats'], 'readwrite');
  change.done.catch(() => undefined);
  return change;
}

const keyNow = () => deviceKey(MESSAGE_KEY)?.key;

/** Marks the database as that of this sign-in, and empties it if it was another one's. Resolves to whether it is. */
export async function beginDatabase(key: DeviceKey): Promise<boolean> {
  return database(key, async (opened) => {
    const change = begun(opened);
    const owner = await change.objectStore('owner').get(OWNER);
    const isOwn = owner !== undefined && atOf(owner, key) !== undefined;
    // Looked up here, because a sign-out in another tab deletes the key first.
    const may = mayBegin({ own: key.key, device: keyNow() });
    if (may && !isOwn) {
      await change.objectStore('chats').clear();
      await change.objectStore('owner').put(ownerRow(key, null));
    }
    await change.done;
    return may && keyNow() === key.key;
  });
}

/** Changes what is stored. Resolves to false if this tab may not write any more, and rejects where it can't. */
export async function writeDatabase(key: DeviceKey, change: StoredChange): Promise<boolean> {
  const { put = [], remove = [], at } = change;
  const rows = await Promise.all(put.map((stored) => sealedRow(stored, key)));
  return database(key, async (opened) => {
    const writing = begun(opened);
    const owner = await writing.objectStore('owner').get(OWNER);
    const opens = owner && atOf(owner, key) !== undefined;
    const may = mayWrite({ own: key.key, device: keyNow(), opens });
    if (may) {
      const chats = writing.objectStore('chats');
      await Promise.all([
        ...remove.map((id) => chats.delete(id)),
        ...rows.map((row) => chats.put(row)),
        ...(at ? [writing.objectStore('owner').put(ownerRow(key, at))] : []),
      ]);
    }
    await writing.done;
    return may;
  });
}

/** What is stored, in no order. `at` is null before all of it was confirmed once. Undefined if it is not this key's. */
export async function readDatabase(
  key: DeviceKey,
): Promise<{ at: string | null; chats: StoredChat[] } | undefined> {
  const [owner, rows] = await database(key, async (opened) => {
    const reading = opened.transaction(['owner', 'chats']);
    return Promise.all([
      reading.objectStore('owner').get(OWNER),
      reading.objectStore('chats').getAll(),
    ]);
  });
  const at = owner && atOf(owner, key);
  if (at === undefined) return undefined;
  const chats = await Promise.all(rows.map((row) => openedRow(row, key)));
  return { at, chats: chats.flatMap((stored) => stored ?? []) };
}

/** One chat, or undefined. */
export const readChat = async (key: DeviceKey, chatId: number): Promise<StoredChat | undefined> => {
  const row = await database(key, (opened) => opened.get('chats', chatId));
  return row && openedRow(row, key);
};

async function sealedRow(stored: StoredChat, key: DeviceKey): Promise<ChatRow> {
  const chatId = stored.chat.id;
  const bytes = new TextEncoder().encode(JSON.stringify(stored)) as Uint8Array<ArrayBuffer>;
  return { chatId, sealed: await encryptLong(key.key, bytes, nameOf(key, chatId)) };
}

async function openedRow({ chatId, sealed }: ChatRow, key: DeviceKey) {
  try {
    const bytes = await decryptLong(key.key, sealed, nameOf(key, chatId));
    return JSON.parse(new TextDecoder().decode(bytes)) as StoredChat;
  } catch {
    return undefined;
  }
}

/** Sealed at once: a transaction of the database would not wait for the browser's own cipher. */
const ownerRow = (key: DeviceKey, at: Date | null): OwnerRow => ({
  id: OWNER,
  sealed: encryptedWords({ at: at?.toISOString() ?? null }, key.key, nameOf(key, OWNER)),
});

const atOf = ({ sealed }: OwnerRow, key: DeviceKey): string | null | undefined => {
  const words = decryptedWords(sealed, key.key, nameOf(key, OWNER)) as
    { at: string | null } | undefined;
  return words?.at;
};
