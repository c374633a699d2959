import { keepOffline } from './keep-offline';
import { sendTimings } from './page-timings';
import { preloadLinks } from './preload-links';
import { router } from './router';
import { sendUnsent } from './send-unsent';

/** What is done once a page is idle. The timings come first: what is stored for later is no part of the load. */
export function startIdleTasks(): void {
  void sendTimings();
  void keepOffline();
  sendUnsent();
  preloadLinks(() => router.routes);
}
