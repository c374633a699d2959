import type { Chat } from '@hearthside/contract/inbox/fields';
import { useEffect, useMemo, useState } from 'react';
import { isAway } from '@/lib/api/api-error';
import { matchesSearch, type StoredInbox } from '../model/stored-inbox';
import { useIsSlow } from './use-is-slow';

/** The list of chats, as far as it was requested. */
interface Asked {
  memberId: number;
  search: string;
  closed: boolean;
  /** Whether the server has answered with a list, for this search or one before. */
  isLoaded: boolean;
  error: unknown;
}

/** The chats on this device. */
export interface StoredChats {
  chats: readonly Chat[];
  /** When the server last confirmed them. */
  at: string;
}

/**
 * The chats that this device has stored, in place of a list that the server does not answer. Undefined where there are
 * none, and while the list can be had.
 */
export function useStoredChats(asked: Asked): StoredChats | undefined {
  const { memberId, search, closed, isLoaded, error } = asked;
  const isMissing = !isLoaded || search !== '';
  const isSlow = useIsSlow(!isLoaded && !error);
  const isWanted = !closed && isMissing && (isAway(error) || isSlow);
  const [inbox, setInbox] = useState<StoredInbox>();
  useEffect(() => {
    if (!isWanted) return;
    let isLeft = false;
    void readStored(memberId).then((stored) => !isLeft && setInbox(stored));
    return () => void (isLeft = true);
  }, [isWanted, memberId]);
  const isOwn = inbox?.memberId === memberId;
  return useMemo(() => {
    if (!isWanted || !inbox || !isOwn) return undefined;
    const chats = inbox.chats
      .map(({ chat }) => chat)
      .filter((chat) => matchesSearch(chat, search, memberId));
    return { chats, at: inbox.at };
  }, [isWanted, inbox, isOwn, search, memberId]);
}

/** The code for it may not be on the device. */
async function readStored(memberId: number): Promise<StoredInbox | undefined> {
  try {
    return await (await import('./stored-inbox')).storedInboxOf(memberId);
  } catch {
    return undefined;
  }
}
