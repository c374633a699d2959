import { useCallback, useSyncExternalStore } from 'react';
import type { OwnWords } from '../model/chat-words';
import { draftWords } from '../model/draft-words';
import { composerDraft, watchDrafts } from '../model/composer-draft';
import { useInboxStore } from './use-inbox';

/** What this member has typed into a chat and not sent, and what waits to be sent there. */
export function useOwnWords(chatId: number): OwnWords {
  const { memberId, outbox } = useInboxStore();
  const typed = useCallback(
    () => draftWords(composerDraft(memberId, chatId).read()),
    [memberId, chatId],
  );
  const draft = useSyncExternalStore(watchDrafts, typed);
  const items = useSyncExternalStore(outbox.subscribe, outbox.items);
  return { draft, waiting: items.findLast((item) => item.chatId === chatId) };
}
