import { deviceStore } from '@/lib/drafts/storage';

/**
 * Whether something of a member's is waiting on this device to be sent. Without this flag, a page does not fetch the
 * code that would look for it. The flag reveals nothing about what is waiting, which is sealed.
 */
const keyOf = (name: string, memberId: number) => `hearthside.unsent.${name}.${memberId}`;

export const hasUnsent = (name: string, memberId: number): boolean =>
  deviceStore.read(keyOf(name, memberId)) !== null;

export function setUnsent(name: string, memberId: number, waits: boolean): void {
  const key = keyOf(name, memberId);
  if (waits) deviceStore.write(key, 'yes');
  else deviceStore.remove(key);
}
