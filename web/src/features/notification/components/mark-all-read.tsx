import type { RefObject } from 'react';
import { Button } from '@/ui/button';
import { useMarkAllRead } from '../api/notifications';

/** Marks everything as read. The pressed button disappears with the unread count, so the focus moves to the list. */
export function MarkAllRead({ list }: { list: RefObject<HTMLElement | null> }) {
  const { trigger: markAllRead } = useMarkAllRead();
  return (
    <Button
      variant="ghost"
      size="s"
      onClick={() => {
        list.current?.focus();
        markAllRead().catch(() => undefined);
      }}
    >
      Mark all as read
    </Button>
  );
}
