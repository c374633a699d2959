import { useSyncExternalStore } from 'react';
import { RealtimeClient, type RealtimeBrowser } from './realtime-client';
import { openSocket } from './realtime-socket';
import { session } from '../session/session';

/** The real browser: its clock, and when it comes back from a network outage or from being hidden. */
const browser: RealtimeBrowser = {
  now: () => Date.now(),
  after: (ms, work) => {
    const timer = setTimeout(work, ms);
    return () => clearTimeout(timer);
  },
  chance: () => Math.random(),
  watch: ({ back, gone }) => {
    const seen = () => document.visibilityState === 'visible' && back();
    window.addEventListener('online', back);
    window.addEventListener('offline', gone);
    document.addEventListener('visibilitychange', seen);
    return () => {
      window.removeEventListener('online', back);
      window.removeEventListener('offline', gone);
      document.removeEventListener('visibilitychange', seen);
    };
  },
};

/** The realtime connection of this tab, in the name of the signed-in member. */
export const realtime = new RealtimeClient(session, openSocket, browser);

/** Whether events arrive, kept up to date. */
export const useRealtimeStatus = () => useSyncExternalStore(realtime.watchStatus, realtime.status);
