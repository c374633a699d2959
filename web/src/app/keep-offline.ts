import { EmergencyHelpPage } from '@/features/help/subject';
import { refreshEmergencies } from '@/features/help';
import { hasSheetKey, SHEET_DATABASE } from '@/lib/drafts/draft-owner';
import { deleteStoredMessages, hasMessageKey } from '@/lib/drafts/stored-messages';
import { endPushHere, endPushOfOthers } from '@/lib/push/push-here';
import { session } from '@/lib/session/session';

/** The portal's own files, out of everything that a page has loaded. */
function loadedFiles(): string[] {
  const entries = performance.getEntriesByType('resource');
  const paths = entries
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && /^\/assets\//.test(pathname))
    .map(({ pathname }) => pathname);
  return [...new Set(paths)];
}

/** More than a long visit loads. A browser would only list the first 250. */
const LISTED_FILES = 2000;

/** Loads what is shown without a connection: for a member the shell, their emergency sheets and their chats. */
const loadPages = () =>
  Promise.all([
    EmergencyHelpPage.preload(),
    // By themselves: the helpers that the router has would become files of their own, which the first page waits for.
    import('./pages/offline-page'),
    import('./member-routes'),
    ...(session.likelySignedIn()
      ? [
          import('@/features/pet').then(({ loadStoredSheets }) => loadStoredSheets()),
          import('@/features/inbox').then(({ loadStoredInbox }) => loadStoredInbox()),
        ]
      : []),
  ]);

/**
 * Tells the service worker (public/sw.js) to store the files of this page and of those that are shown without a
 * connection, all of one version. A failure is silent, because the portal works without this.
 */
async function storeFiles(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
    const [{ active }] = await Promise.all([navigator.serviceWorker.ready, loadPages()]);
    active?.postMessage({ type: 'keep', files: loadedFiles() });
  } catch {
    // Service workers are not allowed here, for example in a private window.
  }
}

/** Leaves push notifications on for nobody but the member who is signed in. */
function onPushChanged(): void {
  const state = session.state();
  if (state.status === 'signed-in') void endPushOfOthers(state.me.id);
  else if (state.status === 'signed-out' || state.status === 'ended') void endPushHere();
}

/** Keeps on this device what opens without a connection, also for a member who signs in later on this page. */
export async function keepOffline(): Promise<void> {
  performance.setResourceTimingBufferSize(LISTED_FILES);
  let isFor = session.state().status;
  onPushChanged();
  session.subscribe(() => {
    onPushChanged();
    const { status } = session.state();
    if (status === 'signed-in' && isFor === 'signed-out') void storeFiles();
    isFor = status;
  });
  // Sheets whose key is gone can't be read. They go too, if the tab that deleted the key had not loaded their code.
  if (!hasSheetKey() && 'indexedDB' in window) indexedDB.deleteDatabase(SHEET_DATABASE);
  if (!hasMessageKey()) deleteStoredMessages();
  refreshEmergencies().catch(() => undefined);
  await storeFiles();
}
