import { isShared, keyFor } from './draft-owner';
import { toBase64 } from './encrypt';
import { deviceStore } from './storage';
import { session } from '../session/session';

/** The member for whom this device stores something that opens without a connection, and the key it is sealed with. */
export interface DeviceKey {
  memberId: number;
  key: string;
}

/** The key that is stored under this name. Null if no one is signed in, or if there is none. */
export function deviceKey(name: string): DeviceKey | null {
  const [, memberId, key] = /^(\d+)\.(.+)$/.exec(deviceStore.read(name) ?? '') ?? [];
  if (!memberId || !key || !session.likelySignedIn()) return null;
  return { memberId: Number(memberId), key };
}

/**
 * The same for the signed-in member, with a new key if there is none. Null for anyone else, on a shared computer, and
 * where the browser stores nothing, as in a private window.
 */
export function ownDeviceKey(name: string, memberId: number): DeviceKey | null {
  if (!keyFor(memberId) || isShared() || !session.likelySignedIn()) return null;
  if (deviceKey(name)?.memberId !== memberId) {
    const key = toBase64(crypto.getRandomValues(new Uint8Array(32)));
    deviceStore.write(name, `${memberId}.${key}`);
  }
  return deviceKey(name);
}
