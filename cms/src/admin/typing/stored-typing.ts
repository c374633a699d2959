/** Which form of the panel something was typed in: an entry's, the form of a new one, or a single page's. */
export interface TypedIn {
  model: string;
  /** Missing where the entry has not been made yet, or where there is only one. */
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

/** Keeps what is typed in this tab until it is saved: over a refusal, a reload and a session that has ended. */
export function storeTyped(form: TypedIn, kept: Kept, storage: Storage = sessionStorage) {
  try {
    storage.setItem(keyOf(form), JSON.stringify(kept));
  } catch {
    // The browser's storage is full. The form itself still has everything.
  }
}

/** What this account has typed in the form and not saved. */
export function typedBefore(form: TypedIn, by: number, storage: Storage = sessionStorage) {
  const text = storage.getItem(keyOf(form));
  if (!text) return null;
  const kept = JSON.parse(text) as Kept;
  return kept.by === by ? kept : null;
}

export const clearTyped = (form: TypedIn, storage: Storage = sessionStorage) =>
  storage.removeItem(keyOf(form));

/** Forgets whatever was typed in this tab: whoever signs out leaves nothing to the next. */
export function clearAllTyped(storage: Storage = sessionStorage) {
  for (const key of Object.keys(storage)) if (key.startsWith(PREFIX)) storage.removeItem(key);
}
