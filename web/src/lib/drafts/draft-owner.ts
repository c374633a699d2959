import { deviceStore, tabStore, type Store } from './storage';

/** Under this stands what members typed and did not save. */
export const KEPT = 'hearthside.kept.';
/** What a visitor typed to join: in clear, in this tab, and gone with the first sign-in. */
const VISITOR = 'hearthside.draft.';
/** Set where the member has said that others use this device too. */
const SHARED = 'hearthside.shared';

/** Whose what is kept is now, and what it is encrypted with. In memory only: it comes with each session. */
let owner: { memberId: number; key: string } | undefined;
const clearers = new Set<() => void>();

/** What this tab encrypts with for a member; undefined for everybody else than who is signed in. */
export const keyFor = (memberId: number): string | undefined =>
  owner?.memberId === memberId ? owner.key : undefined;

/** Runs this whenever the member leaves: for what is kept in memory, such as the bytes of chosen files. */
export function whenLeft(clear: () => void): void {
  clearers.add(clear);
}

/** Whether this device is used by others too: then nothing outlives the window or the sign-out. */
export const isShared = (): boolean => deviceStore.read(SHARED) !== null;

export function setShared(shared: boolean): void {
  if (shared) deviceStore.write(SHARED, 'yes');
  else deviceStore.remove(SHARED);
}

/** Where what a member types is kept. */
export const draftStorage = (): Store => (isShared() ? tabStore : deviceStore);

/** Lets a member get at what they left here, and nobody else. */
export function claimStoredDrafts(memberId: number, key: string): void {
  if (owner && owner.memberId !== memberId) leaveStoredDrafts();
  // Of a visitor, who is a member by now or has left the tab to one.
  remove(tabStore, VISITOR);
  owner = { memberId, key };
}

/** The member has left: what stays on the device can't be read any more, and on a shared one nothing stays. */
export function leaveStoredDrafts(): void {
  owner = undefined;
  for (const clear of clearers) clear();
  remove(tabStore, KEPT);
  if (isShared()) remove(deviceStore, KEPT);
}

function remove(store: Store, prefix: string) {
  for (const key of store.keys()) if (key.startsWith(prefix)) store.remove(key);
}
