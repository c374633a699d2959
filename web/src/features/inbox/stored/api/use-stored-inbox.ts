import { useEffect, useState } from 'react';
import type { StoredInbox } from '../model/stored-inbox';
import { readStoredInbox } from './stored-inbox';

/** What this device has stored of the inbox. Null if it has nothing to show, undefined until that is known. */
export function useStoredInbox(): StoredInbox | null | undefined {
  const [inbox, setInbox] = useState<StoredInbox | null>();
  useEffect(() => {
    let isLeft = false;
    void readStoredInbox().then((stored) => !isLeft && setInbox(stored ?? null));
    return () => void (isLeft = true);
  }, []);
  return inbox;
}
