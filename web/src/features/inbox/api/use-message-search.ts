import type { ChatUser } from '@hearthside/contract/inbox/fields';
import type { FoundMessage } from '@hearthside/contract/inbox/search-fields';
import { useEffect, useMemo, useRef } from 'react';
import useSWRInfinite from 'swr/infinite';
import type { ChatChange } from '../model/chat-change';
import { firstOfEach } from '../model/first-of-each';
import { isReworded, type AskedMessages } from '../model/message-query';
import { chats } from './chats';
import { useFreshPages } from './use-fresh-pages';
import { useInboxEvents, useInboxStore } from './use-inbox';

/** What a search in messages has found so far. */
export interface MessageSearch {
  /** Newest first. Undefined until the first page has loaded. */
  found: readonly FoundMessage[] | undefined;
  senders: ReadonlyMap<number, ChatUser>;
  /** False while older messages are still being prepared for the search. */
  isComplete: boolean;
  hasMore: boolean;
  loadMore: () => void;
  /** More are loading, or what is found for other words. */
  isLoading: boolean;
  error: unknown;
  retry: () => void;
}

/**
 * Searches in messages. With null, nothing is requested. What was found is requested again when the same search is on
 * screen once more, and when something of it was edited or deleted.
 */
export function useMessageSearch(asked: AskedMessages | null): MessageSearch {
  const keyOf = (page: number, before: { next: number | null } | null) => {
    if (asked === null || (page > 0 && !before?.next)) return null;
    return chats.search.key({ ...asked, before: before?.next ?? undefined });
  };
  const { data, error, isValidating, size, setSize, mutate } = useSWRInfinite(
    keyOf,
    ([, , input]) => chats.search(input),
    { keepPreviousData: true, revalidateFirstPage: false, persistSize: false },
  );
  useFreshPages(keyOf, mutate);
  const pages = asked === null ? undefined : data;
  const found = useMemo(() => pages && firstOfEach(pages.flatMap((page) => page.found)), [pages]);
  useChangesOf(found, mutate);
  const senders = useMemo(() => {
    const all = pages?.flatMap((page) => page.senders) ?? [];
    return new Map(all.map((person) => [person.id, person]));
  }, [pages]);
  return {
    found,
    senders,
    isComplete: pages?.at(-1)?.isComplete ?? true,
    hasMore: Boolean(pages?.at(-1)?.next),
    loadMore: () => void (isValidating || setSize(size + 1)),
    isLoading: asked !== null && isValidating,
    error,
    retry: () => void mutate(),
  };
}

/** Calls `refresh` when one of these was edited or deleted, or its chat is gone, or anything may have been missed. */
function useChangesOf(found: readonly FoundMessage[] | undefined, refresh: () => Promise<unknown>) {
  const { rows } = useInboxStore();
  const shown = useRef(found);
  useEffect(() => {
    shown.current = found;
  });
  useEffect(() => {
    const patch = (change: ChatChange) => {
      if (isReworded(shown.current ?? [], change)) void refresh();
      return true;
    };
    // What happens while no search is open needs no request: the next one asks anyway.
    return rows.subscribe(ABOUT, { patch, refresh: () => undefined });
  }, [rows, refresh]);
  useInboxEvents(ABOUT, refresh);
}

/** Only one search is open at a time. */
const ABOUT = 'search in messages';

/** The people by whom messages can be searched. */
export const useSenders = chats.senders.query();
