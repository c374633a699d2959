import { EmergencyHelpPage } from '@/features/help/subject';

/** The portal's own files, out of everything that a page has loaded. */
function loadedFiles(): string[] {
  const entries = performance.getEntriesByType('resource');
  const paths = entries
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && /^\/assets\//.test(pathname))
    .map(({ pathname }) => pathname);
  return [...new Set(paths)];
}

/**
 * Tells the service worker (public/sw.js) to store the files of this page and of the emergency page, so that both
 * open without a connection. A failure is silent, because the portal works without this.
 */
export async function keepOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
    const [{ active }] = await Promise.all([
      navigator.serviceWorker.ready,
      EmergencyHelpPage.preload(),
      // By itself: the helper that the router has would become a file of its own, which the first page waits for.
      import('./member-routes'),
    ]);
    active?.postMessage({ type: 'keep', files: loadedFiles() });
  } catch {
    // Service workers are not allowed here, for example in a private window.
  }
}
