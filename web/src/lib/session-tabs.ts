import type { Me } from '@hearthside/contract/member';
import type { HeldToken } from './session-token';
import { deviceStore } from './storage';

/** What the tabs of one browser tell each other about the session they share. */
export type TabMessage =
  | { type: 'opened'; token: HeldToken; me: Me }
  | { type: 'me'; me: Me }
  | { type: 'closed' }
  | { type: 'ended' };

/** What a session needs of its browser; the tests bring their own. */
export interface Tabs {
  post(message: TabMessage): void;
  listen(hear: (message: TabMessage) => void): void;
  /** Runs the work while no other tab runs its own. */
  alone<T>(work: () => Promise<T>): Promise<T>;
  /** When a tab of this browser last opened or renewed the session; null when signed out. */
  openedAt(): number | null;
  setOpenedAt(at: number | null): void;
  /** When a renewal was begun whose end nobody has seen; null normally. */
  renewingSince(): number | null;
  setRenewingSince(at: number | null): void;
  wait(ms: number): Promise<void>;
  now(): number;
}

const OPENED = 'hearthside.signedIn';
const RENEWING = 'hearthside.renewing';

function instant(key: string) {
  return {
    read: () => {
      const text = deviceStore.read(key);
      return text === null ? null : Number(text) || 0;
    },
    write: (at: number | null) => {
      if (at === null) deviceStore.remove(key);
      else deviceStore.write(key, String(at));
    },
  };
}

/** The real browser: BroadcastChannel, web locks, local storage. */
export function browserTabs(): Tabs {
  const channel =
    typeof BroadcastChannel === 'undefined'
      ? undefined
      : new BroadcastChannel('hearthside.session');
  const opened = instant(OPENED);
  const renewing = instant(RENEWING);
  return {
    post: (message) => channel?.postMessage(message),
    listen: (hear) => channel?.addEventListener('message', ({ data }) => hear(data as TabMessage)),
    // Without a secure origin there are no locks; then one tab at a time is all that is promised.
    alone: async (work) =>
      navigator.locks ? await navigator.locks.request('hearthside.refresh', work) : work(),
    openedAt: opened.read,
    setOpenedAt: opened.write,
    renewingSince: renewing.read,
    setRenewingSince: renewing.write,
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    now: () => Date.now(),
  };
}
