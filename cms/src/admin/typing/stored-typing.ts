/** The form of the panel in which something was typed: an entry's, the form of a new one, or a single page's. */
export interface TypedIn {
  model: string;
  /** Missing if the entry has not been created yet, or for a single type. */
  documentId?: string;
}

export type Values = Record<string, unknown>;

interface Kept {
  /** The panel account that typed it. */
  by: number;
  /** When, in ms since 1970. */
  at: number;
  values: Values;
}

const PREFIX = 'hearthside.typed.';
const keyOf = ({ model, documentId = 'new' }: TypedIn) => `${PREFIX}${model}.${documentId}`;

/** Stores what is typed in this tab until it is saved, so that it survives a refusal, a reload and an ended session. */
export function storeTyped(form: TypedIn, kept: Kept, storage: Storage = sessionStorage) {
  try {
    storage.setItem(keyOf(form), JSON.stringify(kept));
  } catch {
    // The browser's storage is full. The form itself still has everything.
  }
}

/** What this account has typed in the form and not saved yet. */
export function typedBefore(form: TypedIn, by: number, storage: Storage = sessionStorage) {
  const text = storage.getItem(keyOf(form));
  if (!text) return null;
  const kept = JSON.parse(text) as Kept;
  return kept.by === by ? kept : null;
}

export const clearTyped = (form: TypedIn, storage: Storage = sessionStorage) =>
  storage.removeItem(keyOf(form));

/** Clears everything typed in this tab, so that signing out leaves nothing to the next user. */
export function clearAllTyped(storage: Storage = sessionStorage) {
  for (const key of Object.keys(storage)) if (key.startsWith(PREFIX)) storage.removeItem(key);
}
