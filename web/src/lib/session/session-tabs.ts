import { SHEET_KEY } from '../drafts/draft-owner';
import { deviceStore } from '../drafts/storage';
import { randomKey } from '../random-key';
import { deleteStoredMessages } from '../drafts/stored-messages';

/**
 * What the tabs of one browser tell each other about their shared session. Any code on this origin can listen, so a
 * message never has a token or anything about the member: each tab fetches its own with the cookie.
 */
export type TabMessage =
  | { type: 'opened'; memberId: number }
  | { type: 'changed'; memberId: number }
  | { type: 'closed' }
  | { type: 'ended' };

/** What a session needs from its browser. Tests pass their own. */
export interface Tabs {
  post(message: TabMessage): void;
  listen(hear: (message: TabMessage) => void): void;
  /** Runs the work while no other tab runs its own. */
  alone<T>(work: () => Promise<T>): Promise<T>;
  /** When a tab of this browser last opened or renewed the session; null when signed out. */
  openedAt(): number | null;
  setOpenedAt(at: number | null): void;
  now(): number;
}

/** Where the device keeps when it was last signed in; boot/early.js reads it too. */
export const OPENED = 'hearthside.signedIn';
/** Where the device keeps since when a tab renews the session, one key for each; boot/early.js has its own. */
const RENEWING = 'hearthside.renewing.';

function instant(key: string) {
  return {
    read: () => {
      const text = deviceStore.read(key);
      return text === null ? null : Number(text) || 0;
    },
    write: (at: number | null) => {
      if (at !== null) return deviceStore.write(key, String(at));
      deviceStore.remove(key);
      // However the sign-in ended, no one can read anymore what was stored here for its member.
      deviceStore.remove(SHEET_KEY);
      deleteStoredMessages();
    },
  };
}

/** Leaves a mark on the device during the work, so that a tab that opens meanwhile waits for the lock. */
async function marked<T>(work: () => Promise<T>): Promise<T> {
  const own = RENEWING + randomKey();
  deviceStore.write(own, String(Date.now()));
  try {
    return await work();
  } finally {
    deviceStore.remove(own);
  }
}

/** The real browser: BroadcastChannel, web locks, local storage. */
export function browserTabs(): Tabs {
  const channel =
    typeof BroadcastChannel === 'undefined'
      ? undefined
      : new BroadcastChannel('hearthside.session');
  const opened = instant(OPENED);
  return {
    post: (message) => channel?.postMessage(message),
    listen: (hear) => channel?.addEventListener('message', ({ data }) => hear(data as TabMessage)),
    // There are no locks without a secure origin. The server gives simultaneous requests the same answer (decision
    // 002).
    alone: async (work) =>
      navigator.locks
        ? await navigator.locks.request('hearthside.refresh', () => marked(work))
        : work(),
    openedAt: opened.read,
    setOpenedAt: opened.write,
    now: () => Date.now(),
  };
}
