import { useEffect } from 'react';
import type { ChatView } from '@hearthside/contract/inbox/office-fields';
import { realtime } from '@/lib/live/realtime';
import { chats } from '../../api/chats';
import { useInboxEvents, useInboxStore } from '../../api/use-inbox';

const useViews = chats.views.query();

/** How many chats are in the views that have a count, kept fresh. Those with nothing in them have none. */
export function useViewCounts(): Partial<Record<ChatView, number>> {
  const { events } = useInboxStore();
  const { data, mutate } = useViews();
  useInboxEvents('views', mutate);
  useEffect(() => {
    const notify = () => events.notify('views');
    const leave = [
      realtime.subscribe('message', notify),
      realtime.subscribe('read', notify),
      realtime.subscribe('chat', notify),
    ];
    return () => {
      for (const each of leave) each();
    };
  }, [events]);
  const waiting = data?.waiting?.count ?? 0;
  return {
    ...(data && data.unread > 0 && { unread: data.unread }),
    ...(waiting > 0 && { waiting }),
  };
}
