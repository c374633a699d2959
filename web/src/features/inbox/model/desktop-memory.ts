import { deviceStore } from '@/lib/drafts/storage';
import type { DesktopChoice } from './desktop-rules';

const CHOICE = 'hearthside.desktop';
const MISSED = 'hearthside.desktop.missed';
const TOLD = 'hearthside.desktop.told';
/** So many messages are remembered as told; more do not come between two tabs' turns. */
const TOLD_MAX = 100;

const listeners = new Set<() => void>();
const tell = () => listeners.forEach((listener) => listener());

/** What this device keeps of desktop notifications, for all its tabs. */
export const desktopMemory = {
  choice(): DesktopChoice {
    const kept = deviceStore.read(CHOICE);
    return kept === 'on' || kept === 'off' ? kept : 'unset';
  },
  choose(choice: 'on' | 'off') {
    deviceStore.write(CHOICE, choice);
    tell();
  },
  /** Whether a message came that a notification would have told of. */
  hasMissed: () => deviceStore.read(MISSED) !== null,
  miss() {
    deviceStore.write(MISSED, '1');
    tell();
  },
  /** Takes a message to be told of by this tab; false where another tab has. Call it one tab at a time. */
  take(messageId: number): boolean {
    const told = toldIds();
    if (told.includes(messageId)) return false;
    deviceStore.write(TOLD, JSON.stringify([...told, messageId].slice(-TOLD_MAX)));
    return true;
  },
  /** Tells of changes, those of other tabs too. */
  subscribe(listener: () => void) {
    listeners.add(listener);
    window.addEventListener('storage', listener);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', listener);
    };
  },
};

function toldIds(): number[] {
  try {
    const told: unknown = JSON.parse(deviceStore.read(TOLD) ?? '[]');
    return Array.isArray(told) ? told.filter((id) => typeof id === 'number') : [];
  } catch {
    return [];
  }
}
