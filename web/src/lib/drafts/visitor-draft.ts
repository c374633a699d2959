import { tabStore } from './storage';

/** What was typed and not yet saved. Survives reloads, closed windows and the end of a session. */
export interface Draft<T> {
  read(): Partial<T> | null;
  write(typed: Partial<T>): void;
  clear(): void;
}

/** The prefix of unencrypted drafts: those of visitors, and those of earlier versions. */
export const OLDER = 'hearthside.draft.';

/** The draft of a form for visitors. Stored for this tab until someone signs in. */
export function visitorDraft<T extends object>(key: string): Draft<T> {
  const at = OLDER + key;
  return {
    read: () => fromClear<T>(tabStore.read(at) ?? 'null'),
    write: (typed) => tabStore.write(at, JSON.stringify(typed)),
    clear: () => tabStore.remove(at),
  };
}

export function fromClear<T>(text: string): Partial<T> | null {
  try {
    return asTyped<T>(text);
  } catch {
    return null;
  }
}

export function asTyped<T>(text: string): Partial<T> | null {
  const typed: unknown = JSON.parse(text);
  return typeof typed === 'object' && typed !== null ? (typed as Partial<T>) : null;
}
