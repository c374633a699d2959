import { tabStore } from './storage';

const PREFIX = 'hearthside.draft.';

/** What was typed and not yet saved, kept for this tab over reloads and sign-outs. */
export interface Draft<T> {
  read(): Partial<T> | null;
  write(typed: Partial<T>): void;
  clear(): void;
}

/** The draft of one form; the key names the form and, where it is about somebody, whom. */
export function draft<T extends object>(key: string): Draft<T> {
  const at = PREFIX + key;
  return {
    read() {
      const text = tabStore.read(at);
      if (text === null) return null;
      try {
        const typed: unknown = JSON.parse(text);
        return typeof typed === 'object' && typed !== null ? (typed as Partial<T>) : null;
      } catch {
        return null;
      }
    },
    write: (typed) => tabStore.write(at, JSON.stringify(typed)),
    clear: () => tabStore.remove(at),
  };
}

/** Forgets every draft of this tab: after signing out, what was typed is nobody else's to find. */
export function forgetDrafts(): void {
  for (const key of tabStore.keys()) if (key.startsWith(PREFIX)) tabStore.remove(key);
}
