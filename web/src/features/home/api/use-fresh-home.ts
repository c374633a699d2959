import { useEffect, useRef } from 'react';
import { useInboxSummary } from '@/features/inbox';
import { useHome } from './home';

/** The first page's data, requested again when a message arrives or is read elsewhere. */
export function useFreshHome() {
  const home = useHome();
  const { mutate } = home;
  const { unread } = useInboxSummary();
  const known = useRef<number>(undefined);
  useEffect(() => {
    if (unread === undefined) return;
    if (known.current !== undefined && known.current !== unread) void mutate();
    known.current = unread;
  }, [unread, mutate]);
  return home;
}
