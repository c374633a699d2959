import { EmergencyHelpPage } from '@/features/help/subject';
import { loadMemberRoutes } from './load-member-routes';

/** The portal's own files, out of everything that a page has loaded. */
function loadedFiles(): string[] {
  const entries = performance.getEntriesByType('resource');
  const paths = entries
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && /^\/assets\//.test(pathname))
    .map(({ pathname }) => pathname);
  return [...new Set(paths)];
}

const idle = () =>
  new Promise<void>((resolve) =>
    'requestIdleCallback' in window
      ? // eslint-disable-next-line compat/compat -- asked for in the line before
        window.requestIdleCallback(() => resolve(), { timeout: 10_000 })
      : setTimeout(resolve, 3000),
  );

/**
 * Tells the service worker (public/sw.js) to store the files of this page and of the emergency page, so that both
 * open without a connection. A failure is silent, because the portal works without this.
 */
export async function keepOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    await idle();
    await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
    const [{ active }] = await Promise.all([
      navigator.serviceWorker.ready,
      EmergencyHelpPage.preload(),
      loadMemberRoutes(),
    ]);
    active?.postMessage({ type: 'keep', files: loadedFiles() });
  } catch {
    // Service workers are not allowed here, for example in a private window.
  }
}
