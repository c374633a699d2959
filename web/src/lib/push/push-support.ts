/** Whether this browser can get push notifications, and if not, why. */
export type PushSupport =
  /** The portal is opened without https. */
  | 'insecure'
  /** An iPhone or iPad gets them only in an installed portal. */
  | 'install'
  | 'unsupported'
  /** The member has told the browser to block them. */
  | 'blocked'
  | 'possible';

/** The parts of a browser that decide it. */
export interface PushBrowser {
  isSecure: boolean;
  hasPush: boolean;
  permission: NotificationPermission | undefined;
  isApple: boolean;
  isInstalled: boolean;
}

export function supportOf(browser: PushBrowser): PushSupport {
  if (!browser.isSecure) return 'insecure';
  if (!browser.hasPush) return browser.isApple && !browser.isInstalled ? 'install' : 'unsupported';
  return browser.permission === 'denied' ? 'blocked' : 'possible';
}

/** iPads say that they are Macs, which have no touch screens. */
const isApple = () =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

/** What this browser can do now. */
export const pushSupport = (): PushSupport =>
  supportOf({
    isSecure: window.isSecureContext,
    hasPush: 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window,
    permission: 'Notification' in window ? Notification.permission : undefined,
    isApple: isApple(),
    isInstalled: window.matchMedia?.('(display-mode: standalone)').matches ?? false,
  });
