import { inboxPages } from '@hearthside/contract/inbox/pages';
import { isAttended, watchAttention } from '@/lib/live/attention';
import { closeShownAbout, isPushHere, showHere } from '@/lib/push/push-here';
import { desktopMemory } from './desktop-memory';
import type { DesktopPermission } from './desktop-rules';
import type { DesktopHost, ShownNotifications, ShownWords } from './desktop-notifier';

const LOOKED_AT = 'hearthside.looked-at';
const NOTIFY_LOCK = 'hearthside.telling';

/** What this browser allows. Chrome on Android has the API for notifications but refuses to show them. */
export function desktopPermission(): DesktopPermission {
  if (!('Notification' in window) || /Android/i.test(navigator.userAgent)) return 'unsupported';
  return Notification.permission;
}

/** The real browser: its notifications, and its locks for coordinating tabs. */
export function browserDesktop(
  loaded: Pick<DesktopHost, 'chat' | 'choices'>,
  open: (chatId: number) => void,
): DesktopHost {
  return {
    ...loaded,
    isSeen: async () => isAttended() || isLookedAtElsewhere(),
    // Without a secure origin there are neither locks nor notifications.
    alone: async (work) => (navigator.locks ? navigator.locks.request(NOTIFY_LOCK, work) : work()),
    permission: desktopPermission,
    choice: desktopMemory.choice,
    take: desktopMemory.take,
    miss: desktopMemory.miss,
    show: (words) =>
      isPushHere() ? showAsPush(words) : show(words.title, words.body, () => open(words.chatId)),
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

/** With push notifications on here, under the tag of those about the chat: nothing is told twice on a device. */
function showAsPush({ title, body, chatId, messageId }: ShownWords): ShownNotifications {
  const tag = `chat-${chatId}`;
  const path = inboxPages.message(chatId, messageId);
  showHere({ title, body, tag, path, upTo: messageId }).catch(() => undefined);
  return { close: () => void closeShownAbout(tag) };
}

async function isLookedAtElsewhere(): Promise<boolean> {
  const { held } = (await navigator.locks?.query()) ?? {};
  return held?.some(({ name }) => name === LOOKED_AT) ?? false;
}

/** Tells the other tabs while somebody is at this one. Uses a lock, because it is released even if the tab crashes. */
export function showLooking(): () => void {
  let stop: (() => void) | undefined;
  const look = () => {
    stop?.();
    stop = undefined;
    if (!isAttended() || !navigator.locks) return;
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
  const leave = watchAttention(look);
  look();
  return () => {
    leave();
    stop?.();
  };
}
