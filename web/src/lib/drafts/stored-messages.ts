import { deviceStore } from './storage';

/**
 * The id of a member and the key of their stored chats on this device, `7.AbC…`. They open without a connection, so
 * without the key of a session. It ends with the sign-in of its member.
 */
export const MESSAGE_KEY = 'hearthside.message-key';
/** The ids of the members who have a database of chats here, so that whoever ends a sign-in can delete it. */
const MEMBERS = 'hearthside.messages-of';

/** The database of a member's stored chats. */
export const messageDatabase = (memberId: number): string => `hearthside.messages.${memberId}`;

/** Whether this device may have stored chats that it can open. */
export const hasMessageKey = (): boolean => deviceStore.read(MESSAGE_KEY) !== null;

const listed = (): number[] =>
  (deviceStore.read(MEMBERS) ?? '').split(',').flatMap((id) => Number(id) || []);

/** Remembers that a member has a database here. Called once it is open, so that no earlier deletion removes it. */
export const listMessageDatabase = (memberId: number): void =>
  deviceStore.write(MEMBERS, [...new Set([...listed(), memberId])].join(','));

/**
 * Deletes all chats on this device, or all but one member's: the key first, which alone makes them unreadable. It
 * needs none of the inbox's code, so that every tab can do it, on whichever page it is. Never throws.
 */
export function deleteStoredMessages(exceptOf?: number): void {
  const owner = Number(/^\d+/.exec(deviceStore.read(MESSAGE_KEY) ?? '')?.[0] ?? 0);
  if (owner !== exceptOf) deviceStore.remove(MESSAGE_KEY);
  for (const id of new Set([...listed(), owner]))
    if (id !== 0 && id !== exceptOf) deleteDatabase(id);
}

function deleteDatabase(memberId: number) {
  try {
    const deleting = indexedDB.deleteDatabase(messageDatabase(memberId));
    // A page that closes before this leaves the id, and the next one tries again.
    deleting.onsuccess = () => {
      const left = listed().filter((id) => id !== memberId);
      if (left.length > 0) deviceStore.write(MEMBERS, left.join(','));
      else deviceStore.remove(MEMBERS);
    };
  } catch {
    // There is no such storage here, so there is nothing to delete.
  }
}
