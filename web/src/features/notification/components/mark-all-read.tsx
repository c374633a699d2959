import type { RefObject } from 'react';
import { Button } from '@/ui/button';
import { useMarkRead } from '../api/use-mark-read';

/** Marks everything as read. The button goes with what was unread; the focus stays with the list. */
export function MarkAllRead({ list }: { list: RefObject<HTMLElement | null> }) {
  const markRead = useMarkRead();
  return (
    <Button
      variant="ghost"
      size="s"
      onClick={() => {
        list.current?.focus();
        void markRead('all');
      }}
    >
      Mark all as read
    </Button>
  );
}
