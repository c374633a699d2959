import { KEPT, draftStorage, keyFor } from './draft-owner';
import { fromBase64, encrypt, toBase64, decrypt } from './encrypt';
import { deviceStore, tabStore, type Store } from './storage';
import { asTyped, fromClear, OLDER, type Draft } from './visitor-draft';

export type { Draft } from './visitor-draft';

/**
 * The draft of one form of a member. The key names the form and, if the form is about someone, that person. The draft
 * is on this device, encrypted with a key that comes with the member's session: nobody else can read it, and neither
 * can the member while signed out. Whatever is written after they have left is not stored. `ofTab` is for drafts that
 * other tabs must not continue.
 */
export function draft<T extends object>(memberId: number, key: string, ofTab = false): Draft<T> {
  const at = `${KEPT}${memberId}.${key}`;
  const store = () => (ofTab ? tabStore : draftStorage());
  return {
    read() {
      const secret = keyFor(memberId);
      if (!secret) return null;
      encryptOlder(memberId, key);
      const text = store().read(at);
      if (!text) return null;
      try {
        return asTyped<T>(new TextDecoder().decode(decrypt(secret, fromBase64(text), at)));
      } catch {
        // Encrypted with another key, or stored in another format by another version of the portal.
        return null;
      }
    },
    write(typed) {
      const secret = keyFor(memberId);
      if (!secret) return;
      const bytes = new TextEncoder().encode(JSON.stringify(typed));
      store().write(at, toBase64(encrypt(secret, bytes, at)));
    },
    clear() {
      // A page that closes under another member must not delete what this one has typed.
      if (keyFor(memberId)) store().remove(at);
    },
  };
}

/**
 * Encrypts what an earlier version stored on this device unencrypted. There, the member's id stands after the first
 * part of the key.
 */
function encryptOlder(memberId: number, key: string) {
  const [first, ...rest] = key.split('.');
  const at = OLDER + [first, memberId, ...rest].join('.');
  const text = deviceStore.read(at);
  if (text === null) return;
  deviceStore.remove(at);
  const typed = fromClear<object>(text);
  if (typed) draft(memberId, key).write(typed);
}

/** Does the same for all such drafts of a member, whichever form they open. */
export function encryptOlderDrafts(memberId: number): void {
  for (const at of deviceStore.keys()) {
    const [first, member, ...rest] = at.startsWith(OLDER) ? at.slice(OLDER.length).split('.') : [];
    if (first && member === String(memberId)) encryptOlder(memberId, [first, ...rest].join('.'));
  }
}

/** Entries of a member that are not forms: requests that got no answer, copied questions to paste, and searches. */
const NO_FORM = /^(sent|form-copied|search)\./;
/** What is typed in a chat, or at a message of it. */
const MESSAGE = /^inbox\.(\d+|edit\.\d+)$/;

/** How many forms and messages a member has begun here and not saved. */
export function begunBy(memberId: number): { forms: number; messages: number } {
  const keys = namesOf(draftStorage(), memberId).filter((name) => !NO_FORM.test(name));
  const messages = keys.filter((name) => MESSAGE.test(name)).length;
  return { forms: keys.length - messages, messages };
}

/** Deletes all that a member has begun here. */
export function deleteBegun(memberId: number): void {
  for (const store of [draftStorage(), tabStore])
    for (const name of namesOf(store, memberId)) store.remove(`${KEPT}${memberId}.${name}`);
}

function namesOf(store: Store, memberId: number): string[] {
  const own = `${KEPT}${memberId}.`;
  return store.keys().flatMap((key) => (key.startsWith(own) ? [key.slice(own.length)] : []));
}
