import { useSyncExternalStore } from 'react';
import { isShared } from '@/lib/drafts/draft-owner';
import { deviceStore } from '@/lib/drafts/storage';

/**
 * The prefix of what a member has chosen on this device: whether it stores their newest messages. It does unless they
 * say no. The choice stays over a sign-out.
 */
const CHOICE = 'hearthside.messages-choice.';

const listeners = new Set<() => void>();

/** Whether this device stores a member's messages. Never on a shared computer. */
export const storesMessages = (memberId: number): boolean =>
  !isShared() && deviceStore.read(CHOICE + memberId) !== 'no';

export function saveMessageChoice(memberId: number, stores: boolean): void {
  if (stores) deviceStore.remove(CHOICE + memberId);
  else deviceStore.write(CHOICE + memberId, 'no');
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  // Another tab of this browser has chosen.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** The same, kept up to date. */
export const useStoresMessages = (memberId: number): boolean =>
  useSyncExternalStore(subscribe, () => storesMessages(memberId));
