import { deviceKey, ownDeviceKey, type DeviceKey } from '@/lib/drafts/device-key';
import { deleteStoredMessages, MESSAGE_KEY } from '@/lib/drafts/stored-messages';
import { saveMessageChoice, storesMessages } from '../model/message-choice';
import type { StoredChat } from '../model/stored-chat';
import { inListOrder, isFreshEnough, type StoredInbox } from '../model/stored-inbox';
import {
  beginDatabase,
  readChat,
  readDatabase,
  writeDatabase,
  type StoredChange,
} from './stored-database';

/** What a tab writes stored chats with. Each function resolves to false once nothing may be stored any more. */
export interface StoredWriter {
  read(): Promise<StoredChat[]>;
  readChat(chatId: number): Promise<StoredChat | undefined>;
  write(change: StoredChange): Promise<boolean>;
}

/**
 * Begins to store the chats of the signed-in member. Undefined where that is not to be: a shared computer, a member
 * who has said no, a browser that stores nothing, and somebody who is not signed in.
 */
export async function beginStoring(memberId: number): Promise<StoredWriter | undefined> {
  if (!storesMessages(memberId)) return undefined;
  // Another member has signed in, which this tab has not heard of yet.
  const other = deviceKey(MESSAGE_KEY);
  if (other && other.memberId !== memberId) return undefined;
  const key = ownDeviceKey(MESSAGE_KEY, memberId);
  if (!key || !(await beginDatabase(key).catch(() => false))) return undefined;
  return {
    read: async () => (await readDatabase(key).catch(() => undefined))?.chats ?? [],
    readChat: (chatId) => readChat(key, chatId).catch(() => undefined),
    write: (change) => writeOrClear(key, change),
  };
}

/** A device that is full must not stay half up to date: everything goes, and nothing is stored in this tab any more. */
async function writeOrClear(key: DeviceKey, change: StoredChange): Promise<boolean> {
  try {
    return await writeDatabase(key, change);
  } catch {
    if (deviceKey(MESSAGE_KEY)?.key === key.key) deleteStoredMessages();
    return false;
  }
}

/** What this device stores of the inbox of whoever is signed in here. Undefined if nothing that may be shown. */
export async function readStoredInbox(): Promise<StoredInbox | undefined> {
  const key = deviceKey(MESSAGE_KEY);
  if (!key) return undefined;
  const stored = await readDatabase(key).catch(() => undefined);
  if (!stored?.at) return undefined;
  if (isFreshEnough(stored.at))
    return { memberId: key.memberId, at: stored.at, chats: inListOrder(stored.chats) };
  deleteStoredMessages();
  return undefined;
}

/** The same for a member in their own tab. */
export async function storedInboxOf(memberId: number): Promise<StoredInbox | undefined> {
  const stored = await readStoredInbox();
  return stored?.memberId === memberId ? stored : undefined;
}

/** Has this device store no messages of a member any more, or store them again. What it has goes at once. */
export function chooseStoring(memberId: number, stores: boolean): void {
  saveMessageChoice(memberId, stores);
  if (!stores) deleteStoredMessages();
}
