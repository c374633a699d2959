import { useCallback, useEffect, useRef } from 'react';
import { useInboxSummary } from '@/features/inbox';
import { useLive } from '@/lib/live/use-live';
import { useHome } from './home';

/**
 * The first page's data, requested again when a message arrives or is read elsewhere, and when something changes about a
 * pet or its care: a dose that somebody else has given must not stand there as overdue.
 */
export function useFreshHome() {
  const home = useHome();
  const { mutate } = home;
  const { unread } = useInboxSummary();
  useLive(
    useCallback(() => void mutate(), [mutate]),
    'care',
    'pet',
  );
  const known = useRef<number>(undefined);
  useEffect(() => {
    if (unread === undefined) return;
    if (known.current !== undefined && known.current !== unread) void mutate();
    known.current = unread;
  }, [unread, mutate]);
  return home;
}
