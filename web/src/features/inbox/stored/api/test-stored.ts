import { openDB } from 'idb';
import * as fakeDatabase from 'fake-indexeddb';
import { vi } from 'vitest';
import { claimStoredDrafts } from '@/lib/drafts/draft-owner';
import { browserTabs } from '@/lib/session/session-tabs';
import { TEST_KEY } from '@/lib/session/test-tabs';
import { testChat, testMessage } from '../../model/test-messages';
import { storedFrom, type StoredChat } from '../model/stored-chat';

/** The browser’s own mark that somebody is signed in. */
export const tabs = browserTabs();

/** A new database of the browser. */
export function stubStorage(): void {
  for (const [name, part] of Object.entries(fakeDatabase))
    if (name.startsWith('IDB')) vi.stubGlobal(name, part);
  vi.stubGlobal('indexedDB', new fakeDatabase.IDBFactory());
}

/** Signs a member in on this device, as far as what is stored here goes. */
export function signInHere(memberId = 7): void {
  tabs.setOpenedAt(1);
  claimStoredDrafts(memberId, TEST_KEY);
}

/** A chat with these messages, as it is stored. */
export const storedChat = (id: number, count = 2): StoredChat => {
  const messages = Array.from({ length: count }, (_, at) => testMessage(at + 1, { chatId: id }));
  const chat = testChat({ id, lastMessage: messages.at(-1) ?? null });
  return storedFrom({ chat, messages, formerMembers: [], hasMore: false });
};

/** All that the device has of a member’s chats, as its developer tools would show it. */
export async function rowsOnDevice(memberId = 7): Promise<string[]> {
  const database = await openDB(`hearthside.messages.${memberId}`, 1, {
    // One that was deleted comes back as an empty one, which the portal opens as its own.
    upgrade: (created) => {
      created.createObjectStore('chats', { keyPath: 'chatId' });
      created.createObjectStore('owner', { keyPath: 'id' });
    },
  });
  const rows = (await database.getAll('chats')) as { sealed: Uint8Array }[];
  database.close();
  return rows.map(({ sealed }) => new TextDecoder('latin1').decode(sealed));
}
