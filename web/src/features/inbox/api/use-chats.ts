import { CHATS_PAGE, type Chat } from '@hearthside/contract/inbox/fields';
import type { ChatView } from '@hearthside/contract/inbox/office-fields';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import useSWRInfinite from 'swr/infinite';
import { changedPages, type ChatChange, type ChatPage } from '../model/chat-change';
import { firstOfEach } from '../model/first-of-each';
import { useStoredChats } from '../stored/api/use-stored-chats';
import { chats } from './chats';
import { useInboxStore, useInboxEvents } from './use-inbox';

/** How many chats each further page has: few requests for members with hundreds of chats. */
const FURTHER_PAGE = 100;

/** Which of the member's chats are shown. */
interface ChatsAsked {
  search?: string;
  view?: ChatView;
  /** Of which admin, or of nobody. */
  assignee?: number | undefined;
  /** The chats that the member has closed, instead of the open ones. */
  closed?: boolean;
}

/** A list of chats, as far as it was requested. */
export interface Chats {
  /** Newest first. Undefined until the first page has loaded. */
  chats: readonly Chat[] | undefined;
  hasMore: boolean;
  loadMore: () => void;
  /** More are loading, or after a change of the search, another list. */
  isLoading: boolean;
  error: unknown;
  retry: () => void;
  /** Set while the device's copy is shown, because the server does not answer: when it was last confirmed. */
  storedAt: string | undefined;
}

/** The member's chats whose names or people match, kept fresh automatically. */
export function useChats(asked: ChatsAsked = {}): Chats {
  const { search = '', closed = false, view = 'all', assignee } = asked;
  const { data, error, isLoading, isValidating, size, setSize, mutate } = useSWRInfinite(
    (page, before: ChatPage | null) => {
      if (page > 0 && !before?.next) return null;
      return chats.list.key({
        search,
        closed: closed ? 'true' : 'false',
        ...(view !== 'all' && { view }),
        ...(assignee !== undefined && { assignee }),
        before: before?.next ?? undefined,
        limit: before ? FURTHER_PAGE : CHATS_PAGE,
      });
    },
    ([, , asked]) => chats.list(asked),
    // Events tell when something has changed. Requesting the first page at every step would move the cursors.
    { keepPreviousData: true, revalidateFirstPage: false, persistSize: false },
  );
  const refresh = useCallback(() => mutate(), [mutate]);
  const about = `chats ${closed} ${view} ${assignee ?? ''} ${search}`;
  useInboxEvents(about, refresh);
  const { rows, events, memberId } = useInboxStore();
  const isSettled = useRef(false);
  useEffect(() => {
    isSettled.current = data !== undefined && !isValidating;
  });
  useEffect(() => {
    const of = { closed, searched: search !== '', viewerId: memberId, view, assignee };
    const patch = (change: ChatChange) => {
      // An answer that is loading may not include this change, and would overwrite it.
      if (!isSettled.current) {
        events.notify(about);
        return true;
      }
      let known = true;
      const changed = (pages: ChatPage[] | undefined) => {
        const after = changedPages(pages ?? [], change, of);
        known = after.known;
        return after.pages;
      };
      void mutate(changed, { revalidate: false });
      return known;
    };
    return rows.subscribe(about, { patch, refresh });
  }, [rows, events, memberId, about, closed, search, view, assignee, mutate, refresh]);
  const all = useMemo(() => data && firstOfEach(data.flatMap((page) => page.chats)), [data]);
  const waits = data !== undefined && data.length < size && error === undefined;
  const isLoaded = data !== undefined;
  const stored = useStoredChats({ memberId, search, closed, isLoaded, error });
  const retry = () => void mutate();
  if (stored) {
    const none = { hasMore: false, loadMore: () => undefined, isLoading: false, error: undefined };
    return { chats: stored.chats, storedAt: stored.at, retry, ...none };
  }
  return {
    chats: all,
    storedAt: undefined,
    hasMore: Boolean(data?.at(-1)?.next),
    loadMore: () => void (waits || setSize(size + 1)),
    isLoading: isLoading || (waits && isValidating),
    error,
    retry,
  };
}
