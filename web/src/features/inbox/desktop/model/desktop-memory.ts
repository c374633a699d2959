import { deviceStore } from '@/lib/drafts/storage';
import type { DesktopChoice } from './desktop-rules';

const CHOICE = 'hearthside.desktop';
const MISSED = 'hearthside.desktop.missed';
const TOLD = 'hearthside.desktop.told';
const HELD = 'hearthside.desktop.held';
/** How many notified messages are remembered. No more arrive between the turns of two tabs. */
const TOLD_MAX = 100;
/** How many messages are held for the end of quiet hours. Their summary counts no more. */
const HELD_MAX = 100;

/** A message that came in a member's quiet hours. */
export interface HeldMessage {
  memberId: number;
  chatId: number;
  messageId: number;
}

/** What is told once on a device: a message by its id, that it mentions the member, and an edit of it by its time. */
export type Tellable = number | `mention-${number}` | `edit-${number}-${string}`;

const listeners = new Set<() => void>();
const notify = () => listeners.forEach((listener) => listener());

/** What this device stores about desktop notifications, for all its tabs. */
export const desktopMemory = {
  choice(): DesktopChoice {
    const kept = deviceStore.read(CHOICE);
    return kept === 'on' || kept === 'off' ? kept : 'unset';
  },
  choose(choice: 'on' | 'off') {
    deviceStore.write(CHOICE, choice);
    notify();
  },
  /** Whether a message arrived that would have caused a notification. */
  hasMissed: () => deviceStore.read(MISSED) !== null,
  miss() {
    deviceStore.write(MISSED, '1');
    notify();
  },
  /** Reserves what is to be told for this tab. False if another tab has it. Call it in one tab at a time. */
  take(what: Tellable): boolean {
    const told = toldBefore();
    if (told.includes(what)) return false;
    deviceStore.write(TOLD, JSON.stringify([...told, what].slice(-TOLD_MAX)));
    return true;
  },
  /** Holds a message for the end of its member's quiet hours. The one that is signed in here may be another then. */
  hold(message: HeldMessage): void {
    deviceStore.write(HELD, JSON.stringify([...heldMessages(), message].slice(-HELD_MAX)));
  },
  held: (memberId: number): HeldMessage[] =>
    heldMessages().filter((message) => message.memberId === memberId),
  /** Drops what is held for a member, or one message of it. Returns whether there was any. */
  release(memberId: number, messageId?: number): boolean {
    const all = heldMessages();
    const isReleased = (one: HeldMessage) =>
      one.memberId === memberId && (messageId === undefined || one.messageId === messageId);
    const left = all.filter((one) => !isReleased(one));
    if (left.length === all.length) return false;
    if (left.length === 0) deviceStore.remove(HELD);
    else deviceStore.write(HELD, JSON.stringify(left));
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

/** A list that this device stores. Empty if what is stored is none. */
function storedList(key: string): unknown[] {
  try {
    const stored: unknown = JSON.parse(deviceStore.read(key) ?? '[]');
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}

const toldBefore = (): unknown[] => storedList(TOLD);

const isHeld = (one: unknown): one is HeldMessage =>
  ['memberId', 'chatId', 'messageId'].every(
    (part) => typeof (one as Record<string, unknown> | null)?.[part] === 'number',
  );
const heldMessages = (): HeldMessage[] => storedList(HELD).filter(isHeld);
