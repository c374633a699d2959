import type { Answer, Input } from '@hearthside/contract/endpoint';
import type { inboxEndpoints } from '@hearthside/contract/inbox/endpoints';
import type { ChatFileKind, SharedFile } from '@hearthside/contract/inbox/file';
import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import useSWRInfinite from 'swr/infinite';
import { firstOfEach } from '../model/first-of-each';
import { chats } from './chats';
import { newestFile, renewLinksAt } from '../model/thread-links';
import { ThreadStore } from './thread-store';
import { useFreshPages } from './use-fresh-pages';
import { useInboxStore } from './use-inbox';

type FilesOf = (typeof inboxEndpoints)['files'];

/** The files of a chat, as far as they were requested. */
export interface SharedFiles {
  /** Newest first. Undefined until the first page has loaded. */
  files: readonly SharedFile[] | undefined;
  hasMore: boolean;
  loadMore: () => void;
  isLoading: boolean;
  error: unknown;
  retry: () => void;
  /** Requests all of them again, to get valid links. */
  renew: () => void;
}

/**
 * The files of one kind that were sent in a chat. Requested again each time they are shown, and when a file arrives in
 * the open thread.
 */
export function useSharedFiles(chatId: number, kind: ChatFileKind): SharedFiles {
  const keyOf = (page: number, before: Answer<FilesOf> | null) => {
    if (page > 0 && !before?.hasMore) return null;
    return chats.files.key({ chatId, kind, before: before?.files.at(-1)?.id });
  };
  const { data, error, isLoading, isValidating, size, setSize, mutate } = useSWRInfinite(
    keyOf,
    ([, , asked]) => chats.files(asked as Input<FilesOf>),
    { revalidateFirstPage: false },
  );
  useFreshPages(keyOf, mutate);
  const files = data && firstOfEach(data.flatMap((page) => page.files));
  // Every page, because each has its own links.
  const renew = useCallback(() => void mutate().catch(() => undefined), [mutate]);
  useNewFile(chatId, mutate);
  useLinksThatHold(files, renew);
  const waits = data !== undefined && data.length < size && error === undefined;
  return {
    files,
    hasMore: Boolean(data?.at(-1)?.hasMore),
    loadMore: () => void (waits || setSize(size + 1)),
    isLoading: isLoading || (waits && isValidating),
    error,
    retry: () => void mutate(),
    renew,
  };
}

/**
 * The minimum time between requests for valid links, in milliseconds: if a device's clock is wrong, all links seem
 * expired.
 */
const LINKS_MS = 60_000;

/** Calls `renew` when the first of the links will soon expire, including those kept from an earlier view. */
function useLinksThatHold(files: readonly SharedFile[] | undefined, renew: () => void) {
  const from = files ? renewLinksAt([...files]) : Infinity;
  const askedAt = useRef(-Infinity);
  useEffect(() => {
    if (from === Infinity) return;
    const look = () => {
      const now = Date.now();
      if (document.visibilityState === 'hidden') return;
      if (now < from || now - askedAt.current < LINKS_MS) return;
      askedAt.current = now;
      renew();
    };
    look();
    const timer = setInterval(look, LINKS_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [from, renew]);
}

/** Calls `refresh` when a file has arrived in the open thread, or a message was deleted there. */
function useNewFile(chatId: number, refresh: () => unknown) {
  const thread = useInboxStore().thread(ThreadStore, chatId);
  const newest = useSyncExternalStore(thread.subscribe, () => {
    const { messages } = thread.view();
    const deleted = messages.filter(({ deletedAt }) => deletedAt !== null);
    return `${newestFile(messages)} ${deleted.length}`;
  });
  const seen = useRef(newest);
  useEffect(() => {
    if (seen.current !== newest) void refresh();
    seen.current = newest;
  }, [newest, refresh]);
}
