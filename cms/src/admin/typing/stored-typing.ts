import { shownMoment } from '@hearthside/contract/shown-date';

/** The form of the panel in which something was typed: an entry's, the form of a new one, or a single page's. */
export interface TypedIn {
  model: string;
  /** Missing if the entry has not been created yet, or for a single type. */
  documentId?: string;
}

export type Values = Record<string, unknown>;

/** Something typed and not saved. */
export interface Kept {
  /** When, in ms since 1970. */
  at: number;
  values: Values;
}

/** The same, with the slot in which it is stored. */
export interface Offer extends Kept {
  slot: string;
}

/** A form as one account has it open. */
export interface AccountForm extends TypedIn {
  /** The panel account that types. */
  by: number;
}

const PREFIX = 'hearthside.typed.';
/** Unsaved changes are offered for this long. */
const KEPT_MS = 30 * 86_400_000;

const beginOf = ({ by, model, documentId = 'new' }: AccountForm) =>
  `${PREFIX}${[by, model, documentId].join('|')}|`;

/**
 * A name under which one open form stores what is typed into it. Every opened form has its own, so that two windows
 * with the same entry do not overwrite each other.
 */
export const newSlot = (now = Date.now()): string =>
  `${now.toString(36)}${Math.random().toString(36).slice(2)}`;

/** Where the open forms of this tab store what is typed, by their entry. */
const open = new Map<string, { form: AccountForm; slot: string }>();
const entryOf = ({ model, documentId = 'new' }: TypedIn) => `${model}|${documentId}`;

/**
 * Stores what is typed on this device until it is saved, so that it survives a refusal, an ended session, a closed
 * window and a crash.
 */
export function storeTyped(
  form: AccountForm,
  slot: string,
  kept: Kept,
  storage: Storage = localStorage,
) {
  open.set(entryOf(form), { form, slot });
  try {
    storage.setItem(beginOf(form) + slot, JSON.stringify(kept));
  } catch {
    // The browser's storage is full or switched off. The form itself still has everything.
  }
}

function read(key: string, storage: Storage): Kept | null {
  try {
    const kept = JSON.parse(storage.getItem(key) ?? 'null') as Kept | null;
    return kept && typeof kept.at === 'number' && kept.values ? kept : null;
  } catch {
    return null;
  }
}

/** What is stored in one slot of a form. */
export const typedInto = (form: AccountForm, slot: string, storage: Storage = localStorage) =>
  read(beginOf(form) + slot, storage);

/**
 * What this account has typed into the form before and not saved, newest first, without what the open form itself
 * stores. Removes what is too old or cannot be read.
 */
export function typedBefore(
  form: AccountForm,
  own: string,
  { storage = localStorage, now = Date.now() }: { storage?: Storage; now?: number } = {},
): Offer[] {
  const begin = beginOf(form);
  const offers: Offer[] = [];
  for (const key of Object.keys(storage)) {
    if (!key.startsWith(begin) || key === begin + own) continue;
    const kept = read(key, storage);
    if (kept && now - kept.at < KEPT_MS) offers.push({ ...kept, slot: key.slice(begin.length) });
    else storage.removeItem(key);
  }
  return offers.sort((one, other) => other.at - one.at);
}

export const clearTyped = (form: AccountForm, slot: string, storage: Storage = localStorage) =>
  storage.removeItem(beginOf(form) + slot);

/** Clears what is stored of an open form whose entry has been saved. */
export function clearSaved(entry: TypedIn, storage: Storage = localStorage) {
  const saved = open.get(entryOf(entry));
  if (saved) clearTyped(saved.form, saved.slot, storage);
}

/** Clears everything typed on this device, so that signing out leaves nothing to the next user. */
export function clearAllTyped(storage: Storage = localStorage) {
  for (const key of Object.keys(storage)) if (key.startsWith(PREFIX)) storage.removeItem(key);
}

/** When something was typed, by the device's clock: '2:30 PM', or the day with it if that was not today. */
export function typedTime(at: number, now = new Date()): string {
  const moment = new Date(at);
  const isToday = moment.toDateString() === now.toDateString();
  return shownMoment(isToday ? 'clock' : 'dayAndClock', moment);
}
