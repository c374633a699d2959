import { useSyncExternalStore } from 'react';
import { isShared } from '@/lib/drafts/draft-owner';
import { deviceStore } from '@/lib/drafts/storage';

/**
 * The prefix of what a member has answered on this device when they were asked whether it may keep the emergency
 * sheets of their own pets. The answer stays over a sign-out, so that nobody is asked twice.
 */
const CHOICE = 'hearthside.sheet-choice.';

export type SheetChoice = 'yes' | 'no';

const listeners = new Set<() => void>();

/** What a member has chosen on this device. Null if they were not asked yet. */
export function sheetChoice(memberId: number): SheetChoice | null {
  const choice = deviceStore.read(CHOICE + memberId);
  return choice === 'yes' || choice === 'no' ? choice : null;
}

export function saveSheetChoice(memberId: number, choice: SheetChoice): void {
  deviceStore.write(CHOICE + memberId, choice);
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
export const useSheetChoice = (memberId: number) =>
  useSyncExternalStore(subscribe, () => sheetChoice(memberId));

/** What members are told about the emergency sheets on their device. */
export const KEPT_TEXTS = {
  why: 'You can then open the sheets of pets you own or help care for without a connection. They’re encrypted, and signing out deletes them.',
  kept: 'The emergency sheets of your pets are kept on this device.',
  deleted: 'No emergency sheets are kept on this device anymore.',
  notStored:
    'This browser couldn’t store them. It may be a private window, or the device may be full.',
  notRead: 'The emergency sheets could not be kept. Please try again.',
  shared:
    'When you signed in, you said this is a shared computer, so no emergency sheets are kept on it.',
  browser:
    'This browser can’t keep emergency sheets. It needs an address that begins with https and must not be in private mode.',
} as const;

/**
 * Why this device can't keep emergency sheets: other people use it too, or its browser opens nothing without a
 * connection. Undefined if it can.
 */
export function whyNotKept(): 'shared' | 'browser' | undefined {
  if (isShared()) return 'shared';
  const can = window.isSecureContext && 'serviceWorker' in navigator && 'indexedDB' in window;
  return can ? undefined : 'browser';
}
