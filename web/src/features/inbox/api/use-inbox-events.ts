import { useEffect } from 'react';
import { useInboxStore } from './use-inbox-store';

/**
 * Calls when lists and counts of the inbox may be different, gathered. `about` is what is asked for then; of
 * several hooks that ask about the same, one does. `refresh` has to keep its identity.
 */
export function useInboxEvents(about: string, refresh: () => unknown): void {
  const { events } = useInboxStore();
  useEffect(() => events.subscribe(about, refresh), [events, about, refresh]);
}
