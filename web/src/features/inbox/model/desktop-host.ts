import { desktopMemory } from './desktop-memory';
import type { DesktopPermission } from './desktop-rules';
import type { DesktopHost, ShownNotifications } from './desktop-notifier';

const LOOKED_AT = 'hearthside.looked-at';
const NOTIFY_LOCK = 'hearthside.telling';

/** What this browser lets the portal do. Chrome on Android knows the name of notifications and refuses them. */
export function desktopPermission(): DesktopPermission {
  if (!('Notification' in window) || /Android/i.test(navigator.userAgent)) return 'unsupported';
  return Notification.permission;
}

/** The real browser: its notifications, and its locks for the word among tabs. */
export function browserDesktop(
  chat: DesktopHost['chat'],
  open: (chatId: number) => void,
): DesktopHost {
  return {
    chat,
    isSeen: async () => !document.hidden || isLookedAtElsewhere(),
    // Without a secure origin there are no locks, and no notifications either.
    alone: async (work) => (navigator.locks ? navigator.locks.request(NOTIFY_LOCK, work) : work()),
    permission: desktopPermission,
    choice: desktopMemory.choice,
    take: desktopMemory.take,
    miss: desktopMemory.miss,
    show: ({ title, body, chatId }) => show(title, body, () => open(chatId)),
  };
}

function show(title: string, body: string, follow: () => void): ShownNotifications | undefined {
  try {
    const notification = new Notification(title, { body, icon: '/favicon.svg' });
    notification.onclick = () => {
      window.focus();
      notification.close();
      follow();
    };
    return notification;
  } catch {
    return undefined;
  }
}

async function isLookedAtElsewhere(): Promise<boolean> {
  const { held } = (await navigator.locks?.query()) ?? {};
  return held?.some(({ name }) => name === LOOKED_AT) ?? false;
}

/** Lets the other tabs know as long as this one is looked at; a lock, because it ends with a tab that crashes. */
export function showLooking(): () => void {
  let stop: (() => void) | undefined;
  const look = () => {
    stop?.();
    stop = undefined;
    if (document.hidden || !navigator.locks) return;
    const looking = new AbortController();
    let end = () => {};
    const ended = new Promise<void>((resolve) => (end = resolve));
    stop = () => {
      looking.abort();
      end();
    };
    navigator.locks
      .request(LOOKED_AT, { mode: 'shared', signal: looking.signal }, () => ended)
      .catch(() => undefined);
  };
  look();
  document.addEventListener('visibilitychange', look);
  return () => {
    document.removeEventListener('visibilitychange', look);
    stop?.();
  };
}
