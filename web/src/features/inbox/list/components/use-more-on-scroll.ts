import { useCallback, type UIEvent } from 'react';
import type { Chats } from '../../api/use-chats';

/** How many pixels before its end a list requests more. */
const AHEAD_PX = 300;

/** Requests more of a list while it is scrolled, before its end is reached. */
export function useMoreOnScroll({ hasMore, isLoading, loadMore }: Chats) {
  return useCallback(
    ({ currentTarget }: UIEvent<HTMLElement>) => {
      const { scrollTop, clientHeight, scrollHeight } = currentTarget;
      const near = scrollHeight - clientHeight - scrollTop < AHEAD_PX;
      if (near && hasMore && !isLoading) loadMore();
    },
    [hasMore, isLoading, loadMore],
  );
}
