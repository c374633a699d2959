import type { Chat } from '@hearthside/contract/inbox/fields';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useMe } from '@/features/session';
import type { OpenThread } from '../../api/use-thread';
import { markOnOpening, markOnReturn } from '../../model/unread-mark';
import type { UnreadMark } from '../../model/thread-lines';

/**
 * Where the unread messages start. Set once the opened chat has caught up, and again when the member returns to a
 * window with new messages, when the connection comes back with some, or when they mark some as unread themselves.
 */
export function useUnreadMark(chat: Chat, thread: Pick<OpenThread, 'messages' | 'caughtUp'>) {
  const { messages, caughtUp } = thread;
  const { id: viewerId } = useMe();
  const [mark, setMark] = useState<UnreadMark>();
  const [known, setKnown] = useState<{ caughtUp: boolean; upTo?: number }>({ caughtUp: false });
  const newest = newestOf(messages);
  // Set during rendering and not afterwards, because the view scrolls there as soon as it is known.
  if (caughtUp !== known.caughtUp) {
    setKnown({ caughtUp, upTo: newest });
    if (caughtUp && known.upTo === undefined) setMark(markOnOpening(chat, messages, viewerId));
    else if (caughtUp && known.upTo !== undefined && newest > known.upTo) {
      setMark(markOnReturn(known.upTo, messages, viewerId));
    }
  }
  const latest = useRef(messages);
  useEffect(() => {
    latest.current = messages;
  }, [messages]);
  useEffect(() => {
    let leftAt: number | undefined;
    const turn = () => {
      if (document.visibilityState === 'hidden') leftAt = newestOf(latest.current);
      else if (leftAt !== undefined && newestOf(latest.current) > leftAt) {
        setMark(markOnReturn(leftAt, latest.current, viewerId));
      }
    };
    document.addEventListener('visibilitychange', turn);
    return () => document.removeEventListener('visibilitychange', turn);
  }, [viewerId]);
  /** Marks where they start in a chat of which the member has just marked some as unread. */
  const markFrom = useCallback(
    (marked: Chat) => setMark(markOnOpening(marked, latest.current, viewerId)),
    [viewerId],
  );
  return { unread: mark, markFrom };
}

const newestOf = (messages: OpenThread['messages']) => messages.at(-1)?.id ?? 0;
