import { EmergencyHelpPage } from '@/features/help/subject';
import { loadMemberRoutes } from './load-member-routes';

/** The portal's own files among all that a page has loaded. */
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
 * Has the service worker (public/sw.js) keep what this page was made of, and the page of emergencies with it, so
 * that both open without a connection. Whatever fails here, fails silently: the portal works without.
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
    // Not allowed here, such as in a private window.
  }
}
