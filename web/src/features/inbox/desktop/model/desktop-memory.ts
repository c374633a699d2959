import { deviceStore } from '@/lib/drafts/storage';
import type { DesktopChoice } from './desktop-rules';

const CHOICE = 'hearthside.desktop';
const MISSED = 'hearthside.desktop.missed';
const TOLD = 'hearthside.desktop.told';
/** How many notified messages are remembered. No more arrive between the turns of two tabs. */
const TOLD_MAX = 100;

const listeners = new Set<() => void>();
const tell = () => listeners.forEach((listener) => listener());

/** What this device stores about desktop notifications, for all its tabs. */
export const desktopMemory = {
  choice(): DesktopChoice {
    const kept = deviceStore.read(CHOICE);
    return kept === 'on' || kept === 'off' ? kept : 'unset';
  },
  choose(choice: 'on' | 'off') {
    deviceStore.write(CHOICE, choice);
    tell();
  },
  /** Whether a message arrived that would have caused a notification. */
  hasMissed: () => deviceStore.read(MISSED) !== null,
  miss() {
    deviceStore.write(MISSED, '1');
    tell();
  },
  /** Reserves a message for this tab's notification. False if another tab has it. Call it in one tab at a time. */
  take(messageId: number): boolean {
    const told = toldIds();
    if (told.includes(messageId)) return false;
    deviceStore.write(TOLD, JSON.stringify([...told, messageId].slice(-TOLD_MAX)));
    return true;
  },
  /** Calls `listener` at every change, including those in other tabs. */
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
