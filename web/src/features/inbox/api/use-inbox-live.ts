import { ASK_EVERY_MS } from '@hearthside/contract/realtime';
import { useEffect } from 'react';
import { allNotificationSubjects, notificationSubjects } from '@/lib/notification-subjects';
import { realtime } from '@/lib/live/realtime';
import { useInvalidate } from '@/lib/api/swr-config';
import { useInboxStore } from './use-inbox';

/** How often to request while there is no connection, in milliseconds. */
const POLL_MS = 30_000;

/**
 * Keeps the whole inbox and the bell up to date while it is mounted, once, in the shell: it opens the realtime
 * connection, takes in events, catches up after every connection loss, and requests now and then while there is no
 * connection. A notification also has what it is about requested again.
 */
export function useInboxLive(): void {
  const inbox = useInboxStore();
  const invalidate = useInvalidate();
  useEffect(() => {
    let wasLive = false;
    const onConnectionChanged = () => {
      if (realtime.status() !== 'live') return;
      inbox.catchUp(wasLive);
      // Notifications may have been missed in the break, and with them what they are about.
      if (wasLive) void invalidate(...allNotificationSubjects());
      wasLive = true;
    };
    const leave = [
      inbox.start(),
      realtime.subscribe('message', ({ message }) => inbox.takeMessage(message)),
      realtime.subscribe('changed', ({ message }) => inbox.takeChanged(message)),
      realtime.subscribe('read', (told) => inbox.takeRead(told)),
      realtime.subscribe('chat', ({ chatId }) => inbox.chatChanged(chatId)),
      realtime.subscribe(
        'notification',
        ({ kind }) => void invalidate(...notificationSubjects(kind)),
      ),
      realtime.watchStatus(onConnectionChanged),
      realtime.keep(),
    ];
    const polls = [
      setInterval(() => realtime.status() === 'away' && inbox.catchUp(), POLL_MS),
      setInterval(() => {
        if (realtime.status() !== 'partial') return;
        inbox.catchUp();
        void invalidate('notification');
      }, ASK_EVERY_MS),
    ];
    return () => {
      polls.forEach(clearInterval);
      for (const each of leave) each();
    };
  }, [inbox, invalidate]);
}
