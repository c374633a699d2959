/** Push notifications of this browser: its subscription, and what it shows. */
import type { PushSubscriptionInput } from '@hearthside/contract/notification/push';
import { isShared } from '../drafts/draft-owner';
import { deviceStore } from '../drafts/storage';

/** Notes on this device whose push notifications are on, and where they arrive: `7.` and the end of the address. */
const HERE = 'hearthside.push';
const KEPT_LETTERS = 24;
const PATIENCE_MS = 10_000;

const markOf = (memberId: number, endpoint: string) =>
  `${memberId}.${endpoint.slice(-KEPT_LETTERS)}`;

/** Whether push notifications are on here, so that a window need not show what they show. */
export const isPushHere = (): boolean => deviceStore.read(HERE) !== null;

/** The service worker. Rejects if there is none, such as in a private window. */
async function worker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  const late = new Promise<never>((_, reject) =>
    setTimeout(() => reject(new Error('No service worker')), PATIENCE_MS),
  );
  return Promise.race([navigator.serviceWorker.ready, late]);
}

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replace(/-/g, '+').replace(/_/g, '/')), (letter) =>
    letter.charCodeAt(0),
  );

const textOf = (key: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(key ?? new ArrayBuffer(0))))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');

const inputOf = (subscription: PushSubscription): PushSubscriptionInput => ({
  endpoint: subscription.endpoint,
  keys: {
    p256dh: textOf(subscription.getKey('p256dh')),
    auth: textOf(subscription.getKey('auth')),
  },
});

/**
 * Asks the browser, and subscribes. Call it only when the member has pressed something. Undefined if they decline.
 * Rejects if the browser can't reach its push service.
 */
export async function subscribeHere(publicKey: string): Promise<PushSubscriptionInput | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined;
  const { pushManager } = await worker();
  const before = await pushManager.getSubscription();
  const isSameKey = textOf(before?.options.applicationServerKey ?? null) === publicKey;
  if (before && isSameKey) return inputOf(before);
  await before?.unsubscribe();
  const options = { userVisibleOnly: true, applicationServerKey: bytesOf(publicKey) };
  return inputOf(await pushManager.subscribe(options));
}

/** Notes that the server has this browser's subscription for a member. */
export const notePushHere = (memberId: number, { endpoint }: PushSubscriptionInput) =>
  deviceStore.write(HERE, markOf(memberId, endpoint));

/** Whether push notifications are on here for this member. */
const isPushOf = (memberId: number) => deviceStore.read(HERE)?.startsWith(`${memberId}.`) ?? false;

/**
 * This browser's subscription for a member, if it is not the one that the server knows: browsers renew subscriptions on
 * their own.
 */
export async function renewedHere(memberId: number): Promise<PushSubscriptionInput | undefined> {
  if (!isPushOf(memberId) || !('serviceWorker' in navigator)) return undefined;
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager?.getSubscription();
  if (!subscription || deviceStore.read(HERE) === markOf(memberId, subscription.endpoint))
    return undefined;
  return inputOf(subscription);
}

/** Closes the notifications shown on this device whose tags begin like this. Never rejects. */
export async function closeShown(tagStart: string): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    for (const shown of (await registration?.getNotifications()) ?? []) {
      if (shown.tag.startsWith(tagStart)) shown.close();
    }
  } catch {
    // A browser that shows nothing has nothing to close.
  }
}

/** Closes the notifications shown about one thing. */
export const closeShownAbout = async (tag: string): Promise<void> => {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  for (const shown of (await registration?.getNotifications?.({ tag }).catch(() => [])) ?? [])
    shown.close();
};

/** Whether the notification shown about a thing is the one that tells of it up to this, and not a later one. */
export async function isShownAbout(tag: string, upTo: number): Promise<boolean> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  const shown = (await registration?.getNotifications?.({ tag }).catch(() => [])) ?? [];
  return shown.some(({ data }) => (data as { upTo?: unknown } | null)?.upTo === upTo);
}

/** Ends push notifications on this device: whoever uses it next sees none of what came before. Never rejects. */
export async function endPushHere(): Promise<void> {
  if (!isPushHere()) return;
  deviceStore.remove(HERE);
  await closeShown('');
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    await (await registration?.pushManager?.getSubscription())?.unsubscribe();
  } catch {
    // The server has ended it already, with the session.
  }
}

/**
 * Ends them unless they are those of the member who is signed in here. The previous member may have closed the browser
 * without signing out. On a shared computer nobody gets any.
 */
export async function endPushOfOthers(memberId: number): Promise<void> {
  if (isShared() || !isPushOf(memberId)) await endPushHere();
}

/**
 * Shows a notification of a window as a push notification would be shown, so that each replaces the other. Of a mention
 * that was told, a push makes no sound again.
 */
export async function showHere({
  title,
  body,
  tag,
  path,
  upTo,
  mentionedAt,
}: Record<'title' | 'body' | 'tag' | 'path', string> &
  Record<'upTo' | 'mentionedAt', number>): Promise<void> {
  const registration = await worker();
  const [before] = await registration.getNotifications({ tag });
  const told = (before?.data as { mentionedAt?: number } | null)?.mentionedAt ?? 0;
  const data = { path, upTo, mentionedAt: Math.max(mentionedAt, told) };
  await registration.showNotification(title, { body, tag, data, icon: '/icons/icon-192.png' });
}
