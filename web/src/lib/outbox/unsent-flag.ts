import { deviceStore } from '@/lib/drafts/storage';

/**
 * Whether something of a member waits on this device to be sent. Without it a page does not fetch the code that would
 * look. It tells nothing of what waits, which is sealed.
 */
const keyOf = (name: string, memberId: number) => `hearthside.unsent.${name}.${memberId}`;

export const hasUnsent = (name: string, memberId: number): boolean =>
  deviceStore.read(keyOf(name, memberId)) !== null;

export function setUnsent(name: string, memberId: number, waits: boolean): void {
  const key = keyOf(name, memberId);
  if (waits) deviceStore.write(key, 'yes');
  else deviceStore.remove(key);
}
