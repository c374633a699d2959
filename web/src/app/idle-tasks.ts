import { keepOffline } from './keep-offline';
import { sendTimings } from './page-timings';

/** What is done once a page is idle. The timings come first: what is stored for later is no part of the load. */
export function startIdleTasks(): void {
  void sendTimings();
  void keepOffline();
}
