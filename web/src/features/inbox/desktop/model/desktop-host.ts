import { inboxPages } from '@hearthside/contract/inbox/pages';
import { isAttended, watchAttention } from '@/lib/live/attention';
import { closeShownAbout, isPushHere, isShownAbout, showHere } from '@/lib/push/push-here';
import { desktopMemory } from './desktop-memory';
import type { DesktopPermission } from './desktop-rules';
import type { DesktopHost, ShownNotification, ShownWords } from './desktop-notifier';

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
  /** Opens a chat, or with null their list. */
  open: (chatId: number | null) => void,
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
    isPushed: isPushHere,
    held: desktopMemory.held,
    hold: desktopMemory.hold,
    release: desktopMemory.release,
    show: (words) =>
      isPushHere() && words.chatId !== null
        ? showAsPush(words, words.chatId)
        : show(words.title, words.body, () => open(words.chatId)),
  };
}

function show(title: string, body: string, follow: () => void): ShownNotification | undefined {
  try {
    const notification = new Notification(title, { body, icon: '/favicon.svg' });
    let isOpen = true;
    notification.onclose = () => (isOpen = false);
    notification.onclick = () => {
      window.focus();
      notification.close();
      follow();
    };
    return { close: () => notification.close(), isOpen: () => isOpen };
  } catch {
    return undefined;
  }
}

/** With push notifications on here, under the tag of those about the chat: nothing is told twice on a device. */
function showAsPush(
  { title, body, messageId, mentionedAt = 0 }: ShownWords,
  chatId: number,
): ShownNotification {
  const tag = `chat-${chatId}`;
  const path = inboxPages.message(chatId, messageId);
  const words = { title, body, tag, path, upTo: messageId, mentionedAt };
  const shown = showHere(words).catch(() => undefined);
  return {
    close: () => closeShownAbout(tag),
    // Later ones about the chat, also those of other tabs and of pushes, stand in its place.
    isOpen: () => shown.then(() => isShownAbout(tag, messageId)),
  };
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
