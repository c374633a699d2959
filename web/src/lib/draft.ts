import { tabStore, type Store } from './storage';

const PREFIX = 'hearthside.draft.';

/** What was typed and not yet saved, kept over reloads and the end of a session. */
export interface Draft<T> {
  read(): Partial<T> | null;
  write(typed: Partial<T>): void;
  clear(): void;
}

/**
 * The draft of one form; the key names the form and, where it is about somebody, whom. It is kept for this
 * tab, and forgotten by signing out; in the `deviceStore` it outlives both, so its key has to name the member.
 */
export function draft<T extends object>(key: string, store: Store = tabStore): Draft<T> {
  const at = PREFIX + key;
  return {
    read() {
      const text = store.read(at);
      if (text === null) return null;
      try {
        const typed: unknown = JSON.parse(text);
        return typeof typed === 'object' && typed !== null ? (typed as Partial<T>) : null;
      } catch {
        return null;
      }
    },
    write: (typed) => store.write(at, JSON.stringify(typed)),
    clear: () => store.remove(at),
  };
}

/** Who typed the drafts of this tab. */
const TYPED_BY = 'hearthside.typedBy';

/** Leaves the drafts of this tab to the member who has signed in, and forgets those of anybody else. */
export function claimDrafts(memberId: number): void {
  const before = tabStore.read(TYPED_BY);
  if (before !== null && before !== String(memberId)) forgetDrafts();
  // A visitor's, who is a member by now or has left the tab to one.
  tabStore.remove(`${PREFIX}register`);
  tabStore.write(TYPED_BY, String(memberId));
}

/** Forgets every draft of this tab: after signing out, what was typed is nobody else's to find. */
export function forgetDrafts(): void {
  for (const key of tabStore.keys()) if (key.startsWith(PREFIX)) tabStore.remove(key);
  tabStore.remove(TYPED_BY);
}
