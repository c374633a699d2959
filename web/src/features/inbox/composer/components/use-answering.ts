import type { Quote } from '@hearthside/contract/inbox/fields';
import { useEffect, useMemo, useState } from 'react';
import { useMe } from '@/features/session';
import { composerDraft, patchDraft } from '../../model/composer-draft';
import { watchPutBack } from '../../api/put-back';

/**
 * The message that is answered in a chat. It is stored with what is typed, so it survives a reload. `quoted` tells how
 * that message is now.
 */
export function useAnswering(chatId: number, quoted: (quote: Quote) => Quote) {
  const memberId = useMe().id;
  const draft = useMemo(() => composerDraft(memberId, chatId), [memberId, chatId]);
  const [stored, setStored] = useState<Quote | undefined>(() => draft.read()?.replyTo);
  useEffect(() => {
    // Another tab has answered or sent something in the same chat: an inactive tab follows it, as its text does.
    const follow = () => {
      if (!document.hasFocus()) setStored(draft.read()?.replyTo);
    };
    window.addEventListener('storage', follow);
    const stop = watchPutBack(chatId, () => setStored(draft.read()?.replyTo));
    return () => {
      window.removeEventListener('storage', follow);
      stop();
    };
  }, [draft, chatId]);
  const actions = useMemo(() => {
    const answer = (quote: Quote | undefined) => {
      setStored(quote);
      patchDraft(draft, { replyTo: quote });
    };
    return { answer, end: () => answer(undefined) };
  }, [draft]);
  const replyTo = useMemo(() => stored && quoted(stored), [stored, quoted]);
  return { replyTo, ...actions };
}
