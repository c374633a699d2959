import type { EmergencySheet } from '@hearthside/contract/pet/endpoints';
import { SESSION } from '@hearthside/contract/session/endpoints';
import type { DBSchema, IDBPDatabase } from 'idb';
import { SHEET_DATABASE, whenLeft } from '@/lib/drafts/draft-owner';
import { encryptLong, decryptLong } from '@/lib/drafts/encrypt';
import { deleteSheetKey, ownSheetKey, sheetKey, type SheetKey } from '@/lib/drafts/sheet-key';
import { pictureText } from './sheet-picture';

/** An emergency sheet on this device. */
export interface StoredSheet extends EmergencySheet {
  /** When the server last said so. */
  at: string;
}

/** Nothing in a row can be read without the key, which the end of the sign-in deletes. */
interface SheetRow {
  petId: number;
  sheet: Uint8Array<ArrayBuffer>;
}

interface SheetSchema extends DBSchema {
  sheets: { key: number; value: SheetRow };
}

/** In milliseconds. A browser that has not opened its database by then (this happens) counts as having none. */
const PATIENCE_MS = 3000;
/** No sign-in lasts longer without its password, so nobody reads here longer what they may have lost the right to. */
const KEPT_MS = SESSION.maxDays * 86_400_000;

const listeners = new Set<() => void>();

/** Calls `listener` whenever the sheets on this device have changed in this tab. */
export function onSheetsChanged(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** With another pet's or member's name, a sheet does not open. */
const nameOf = ({ memberId }: SheetKey, petId: number) => `sheet.${memberId}.${petId}`;

async function database<T>(work: (database: IDBPDatabase<SheetSchema>) => Promise<T>): Promise<T> {
  const { openDB } = await import('idb');
  const opening = openDB<SheetSchema>(SHEET_DATABASE, 1, {
    upgrade: (created) => void created.createObjectStore('sheets', { keyPath: 'petId' }),
    // A newer portal in another tab may need another schema.
    blocking: (_, __, event) => (event.target as IDBDatabase).close(),
  });
  const patience = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('The database did not open.')), PATIENCE_MS);
  });
  try {
    return await work(await Promise.race([opening, patience]));
  } finally {
    void opening.then(
      (opened) => opened.close(),
      () => undefined,
    );
  }
}

/**
 * Keeps these sheets on the device in place of all others, so that one the member has lost the right to is gone.
 * Resolves to whether they are kept: not if the member has left meanwhile, nor where the browser stores nothing.
 */
export async function storeSheets(
  memberId: number,
  sheets: readonly EmergencySheet[],
  now: Date = new Date(),
): Promise<boolean> {
  const key = ownSheetKey(memberId);
  if (!key) return false;
  const rows = await Promise.all(
    sheets.map(async (sheet) => {
      const { pet } = sheet.detail;
      const picture = await pictureText(pet.picture);
      const detail = { ...sheet.detail, pet: { ...pet, picture } };
      return encrypted({ ...sheet, detail, at: now.toISOString() }, key);
    }),
  );
  // The member may have signed out, or withdrawn the choice, while the pictures were fetched.
  if (sheetKey()?.key !== key.key) return false;
  try {
    await database(async (opened) => {
      const change = opened.transaction('sheets', 'readwrite');
      await Promise.all([change.store.clear(), ...rows.map((row) => change.store.put(row))]);
      // What was deleted while the database opened must not come back. Whoever deletes takes the key away first.
      if (sheetKey()?.key !== key.key) await change.store.clear();
      await change.done;
    });
    return sheetKey()?.key === key.key;
  } catch {
    return false;
  } finally {
    changed();
  }
}

async function encrypted(sheet: StoredSheet, key: SheetKey): Promise<SheetRow> {
  const { id: petId } = sheet.detail.pet;
  const bytes = new TextEncoder().encode(JSON.stringify(sheet)) as Uint8Array<ArrayBuffer>;
  return { petId, sheet: await encryptLong(key.key, bytes, nameOf(key, petId)) };
}

/** Undefined if the row is another member's, or older than it may be. */
async function opened(row: SheetRow, key: SheetKey): Promise<StoredSheet | undefined> {
  try {
    const bytes = await decryptLong(key.key, row.sheet, nameOf(key, row.petId));
    const sheet = JSON.parse(new TextDecoder().decode(bytes)) as StoredSheet;
    return Date.now() - Date.parse(sheet.at) < KEPT_MS ? sheet : undefined;
  } catch {
    return undefined;
  }
}

/** The sheets on this device by the names of their pets. None where nobody is signed in. */
export async function storedSheets(): Promise<StoredSheet[]> {
  const key = sheetKey();
  if (!key) return [];
  const rows = await database((database) => database.getAll('sheets')).catch(() => []);
  const sheets = await Promise.all(rows.map((row) => opened(row, key)));
  return sheets
    .flatMap((sheet) => sheet ?? [])
    .sort((a, b) => a.detail.pet.name.localeCompare(b.detail.pet.name));
}

/** Deletes all sheets on this device: the key first, which alone makes them unreadable. */
export async function deleteSheets(): Promise<void> {
  deleteSheetKey();
  await database((database) => database.clear('sheets')).catch(() => undefined);
  changed();
}

function changed() {
  for (const listener of listeners) listener();
}

// The key is gone by then. What is left could not be read, and goes too.
whenLeft(() => void deleteSheets());
