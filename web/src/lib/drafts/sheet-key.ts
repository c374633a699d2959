import { deviceKey, ownDeviceKey, type DeviceKey } from './device-key';
import { SHEET_KEY } from './draft-owner';
import { deviceStore } from './storage';

/** Whose emergency sheets this device can open, and the key that they are encrypted with. */
export type SheetKey = DeviceKey;

/** The key of the emergency sheets on this device. Null if no one is signed in, or if none are kept. */
export const sheetKey = (): SheetKey | null => deviceKey(SHEET_KEY);

/** The same for the signed-in member, with a new key if there is none. Null as `ownDeviceKey` says. */
export const ownSheetKey = (memberId: number): SheetKey | null => ownDeviceKey(SHEET_KEY, memberId);

export const deleteSheetKey = () => deviceStore.remove(SHEET_KEY);
