import { deviceStore, tabStore, type Store } from './storage';
import { deleteStoredMessages } from './stored-messages';

/** The prefix of what members typed and did not save. */
export const KEPT = 'hearthside.kept.';
/** The prefix of what a visitor typed to join: unencrypted, in this tab, and deleted at the first sign-in. */
const VISITOR = 'hearthside.draft.';
/**
 * The id of a member and the key of their emergency sheets on this device, `7.AbC…`. It is here because they open
 * without a connection, so without the key of a session. It ends with the sign-in of its member.
 */
export const SHEET_KEY = 'hearthside.sheet-key';
/** The database of the emergency sheets on this device. */
export const SHEET_DATABASE = 'hearthside.sheets';

/** Whether this device may have emergency sheets that it can open. */
export const hasSheetKey = () => deviceStore.read(SHEET_KEY) !== null;

/** Set if the member has said that others use this device too. */
const SHARED = 'hearthside.shared';

/**
 * The member whose drafts are open now, and the key that encrypts them. It is in memory only and comes with each
 * session.
 */
let owner: { memberId: number; key: string } | undefined;
const clearers = new Set<() => void>();

/** The key that this tab encrypts with for a member. Undefined for anyone but the signed-in member. */
export const keyFor = (memberId: number): string | undefined =>
  owner?.memberId === memberId ? owner.key : undefined;

/** Calls `clear` whenever the member leaves: for what is in memory, such as the bytes of chosen files. */
export function whenLeft(clear: () => void): void {
  clearers.add(clear);
}

/** Whether others use this device too. If so, nothing outlives the window or the sign-out. */
export const isShared = (): boolean => deviceStore.read(SHARED) !== null;

export function setShared(shared: boolean): void {
  if (shared) deviceStore.write(SHARED, 'yes');
  else deviceStore.remove(SHARED);
}

/** The storage for what a member types. */
export const draftStorage = (): Store => (isShared() ? tabStore : deviceStore);

/** Gives a member, and no one else, access to what they left on this device. */
export function claimStoredDrafts(memberId: number, key: string): void {
  if (owner && owner.memberId !== memberId) leaveStoredDrafts();
  // Left by a visitor, who is a member by now or has left the tab to one.
  remove(tabStore, VISITOR);
  if (isShared() || !deviceStore.read(SHEET_KEY)?.startsWith(`${memberId}.`))
    deviceStore.remove(SHEET_KEY);
  if (isShared()) deleteStoredMessages();
  else deleteStoredMessages(memberId);
  owner = { memberId, key };
}

/**
 * Called when the member has left. What stays on the device can't be read anymore, and on a shared device nothing
 * stays.
 */
export function leaveStoredDrafts(): void {
  owner = undefined;
  for (const clear of clearers) clear();
  remove(tabStore, KEPT);
  if (isShared()) remove(deviceStore, KEPT);
}

function remove(store: Store, prefix: string) {
  for (const key of store.keys()) if (key.startsWith(prefix)) store.remove(key);
}
