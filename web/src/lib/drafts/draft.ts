import { KEPT, draftStorage, keyFor } from './draft-owner';
import { fromBase64, seal, toBase64, unseal } from './seal';
import { deviceStore, tabStore, type Store } from './storage';
import { asTyped, fromClear, OLDER, type Draft } from './visitor-draft';

export type { Draft } from './visitor-draft';

/**
 * The draft of one form of a member; the key names the form and, where it is about somebody, whom. It is on this
 * device, encrypted with a key that comes with the member's session: nobody else reads it, nor they signed out.
 * What is written when they have left is not kept. `ofTab` is for what other tabs must not go on with.
 */
export function draft<T extends object>(memberId: number, key: string, ofTab = false): Draft<T> {
  const at = `${KEPT}${memberId}.${key}`;
  const store = () => (ofTab ? tabStore : draftStorage());
  return {
    read() {
      const secret = keyFor(memberId);
      if (!secret) return null;
      sealOlder(memberId, key);
      const text = store().read(at);
      if (!text) return null;
      try {
        return asTyped<T>(new TextDecoder().decode(unseal(secret, fromBase64(text), at)));
      } catch {
        // Of another key, or of a portal that kept it otherwise.
        return null;
      }
    },
    write(typed) {
      const secret = keyFor(memberId);
      if (!secret) return;
      const bytes = new TextEncoder().encode(JSON.stringify(typed));
      store().write(at, toBase64(seal(secret, bytes, at)));
    },
    clear: () => store().remove(at),
  };
}

/** Encrypts what an earlier version kept on this device in clear, with the member's number behind its first word. */
function sealOlder(memberId: number, key: string) {
  const [first, ...rest] = key.split('.');
  const at = OLDER + [first, memberId, ...rest].join('.');
  const text = deviceStore.read(at);
  if (text === null) return;
  deviceStore.remove(at);
  const typed = fromClear<object>(text);
  if (typed) draft(memberId, key).write(typed);
}

/** The same for all that is left of a member, whichever form of theirs is opened. */
export function sealOlderDrafts(memberId: number): void {
  for (const at of deviceStore.keys()) {
    const [first, member, ...rest] = at.startsWith(OLDER) ? at.slice(OLDER.length).split('.') : [];
    if (first && member === String(memberId)) sealOlder(memberId, [first, ...rest].join('.'));
  }
}

/** Of a member, what is no form: what was sent without an answer, and copies to paste. */
const NO_FORM = /^(sent|form-copied)\./;
const MESSAGE = /^inbox\./;

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
