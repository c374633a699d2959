import { isShared, keyFor, SHEET_KEY } from './draft-owner';
import { toBase64 } from './seal';
import { deviceStore } from './storage';
import { session } from '../session/session';

/** Whose emergency sheets this device can open, and the key that they are encrypted with. */
export interface SheetKey {
  memberId: number;
  key: string;
}

/** The key of the emergency sheets on this device. Null where nobody is signed in, or where none are kept. */
export function sheetKey(): SheetKey | null {
  const [, memberId, key] = /^(\d+)\.(.+)$/.exec(deviceStore.read(SHEET_KEY) ?? '') ?? [];
  if (!memberId || !key || !session.likelySignedIn()) return null;
  return { memberId: Number(memberId), key };
}

/**
 * The same for the signed-in member, with a new key if there is none. Null for anybody else, on a shared computer,
 * and where the browser stores nothing, as in a private window.
 */
export function ownSheetKey(memberId: number): SheetKey | null {
  if (!keyFor(memberId) || isShared() || !session.likelySignedIn()) return null;
  if (sheetKey()?.memberId !== memberId) {
    const key = toBase64(crypto.getRandomValues(new Uint8Array(32)));
    deviceStore.write(SHEET_KEY, `${memberId}.${key}`);
  }
  return sheetKey();
}

export const deleteSheetKey = () => deviceStore.remove(SHEET_KEY);
