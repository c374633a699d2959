import type { Chat } from '@hearthside/contract/inbox/fields';
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { isAttended, watchAttention } from '@/lib/live/attention';
import type { OpenThread } from '../../api/use-thread';
import { firstUnreadOf, readAfter, unreadAround } from '../../model/shown-span';
import { isShort, nearBottom, nearTop } from '../../model/thread-place';
import {
  lineAtTop,
  lineOfMessage,
  markLine,
  offsetOf,
  shownIn,
  type Anchor,
} from './thread-geometry';

export interface ThreadScrollAsked {
  /** The lines that are rendered. The view is adjusted whenever they change. */
  lines: readonly unknown[];
  /** Where the unread messages start. When it changes, a reader at the end is taken there. */
  unread: object | undefined;
  chat: Pick<Chat, 'readUpTo' | 'unread'>;
  viewerId: number;
  thread: Omit<OpenThread, 'chat' | 'formerMembers' | 'error' | 'retry'>;
  /** Called with the message up to which the member has really seen everything. */
  onSeen: (messageId: number) => void;
  /** Whether the member has left the chat for later: nothing they see in it counts as read. */
  isHeld: () => boolean;
  /** The message at which it opens. Without one it opens at the unread messages, or at the end. */
  place: number | undefined;
  /** Goes to the end of the thread, if that is not loaded. */
  onLatest: () => void;
  /** Goes to a message that is not loaded. */
  onPlace: (messageId: number) => void;
}

/** In pixels above the unread messages, so that the end of what was read before is visible too. */
const UNREAD_TOP_PX = 72;

/**
 * Keeps a thread's view where the reader is. It opens at the unread messages, or at the end. Near the end it follows
 * new messages. Anywhere else the line at its top stays in place, whatever grows above or below.
 */
export function useThreadScroll(asked: ThreadScrollAsked) {
  const { lines, unread, chat, viewerId, thread, onSeen, isHeld, place, onLatest, onPlace } = asked;
  const box = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const placed = useRef(false);
  const follows = useRef(place === undefined);
  const wantsPlace = useRef(place);
  const wantsUp = useRef(false);
  const placedAt = useRef<object>(undefined);
  const anchor = useRef<Anchor>(undefined);
  const [pinned, setPinned] = useState(true);
  const seenUpTo = useRef(0);
  const [around, setAround] = useState({ above: 0, below: 0, isLeft: false });

  const readState = () => ({
    messages: thread.messages,
    hasOlder: thread.hasOlder,
    viewerId,
    readUpTo: Math.max(chat.readUpTo, seenUpTo.current),
  });
  const wantOlder = (element: HTMLElement) => {
    const { hasOlder, loadingOlder, olderError, loadOlder } = thread;
    if (!hasOlder || loadingOlder || olderError || !placed.current) return;
    if (nearTop(element) || isShort(element)) void loadOlder();
  };
  const wantNewer = (element: HTMLElement) => {
    const isLaidOut = element.clientHeight > 0;
    if (isLaidOut && thread.hasNewer && placed.current && nearBottom(element))
      void thread.loadNewer();
  };
  /** The end of what is loaded is not the end of the thread if there is more. */
  const isAtEnd = (element: HTMLElement) => nearBottom(element) && !thread.hasNewer;
  const goTo = (element: HTMLElement, messageId: number): boolean => {
    const line = lineOfMessage(element, messageId);
    if (!line) return false;
    follows.current = false;
    element.scrollTop = line.offsetTop - UNREAD_TOP_PX;
    markLine(line);
    return true;
  };
  /** Shows a message in its place. If it is not loaded, the thread opens around it. */
  const toMessage = (messageId: number) => {
    if (box.current && !goTo(box.current, messageId)) onPlace(messageId);
  };
  const lookAt = (element: HTMLElement) => {
    anchor.current = lineAtTop(element);
    setPinned(follows.current);
    // What arrives after a connection loss does not count as read before its start is marked.
    if (document.visibilityState !== 'visible' || !thread.caughtUp) return;
    const shown = shownIn(element);
    if (!shown) return;
    const isLeft = isHeld();
    // What was marked as unread counts as such from here on, also where it is in view.
    if (isLeft) seenUpTo.current = Math.min(seenUpTo.current, chat.readUpTo);
    const upTo = readAfter(readState(), shown);
    // A window stays open when its member walks off. What arrives then is unread, so that their phone is told.
    if (!isLeft && isAttended() && upTo > seenUpTo.current) {
      seenUpTo.current = upTo;
      onSeen(upTo);
    }
    const { above, below } = unreadAround(readState(), shown, chat.unread);
    const now = { above, below, isLeft: isLeft && chat.unread > 0 };
    setAround((before) =>
      before.above === above && before.below === below && before.isLeft === now.isLeft
        ? before
        : now,
    );
  };
  const goUp = (element: HTMLElement) => {
    const first = firstUnreadOf(readState());
    const line = first && lineOfMessage(element, first.id);
    if (!line) return;
    wantsUp.current = false;
    follows.current = false;
    element.scrollTop = line.offsetTop - UNREAD_TOP_PX;
    element.focus({ preventScroll: true });
  };
  /**
   * Scrolls to where the unread messages start. What is not loaded on the way is loaded first; if that is too much, the
   * thread opens there.
   */
  const toUnread = async () => {
    wantsUp.current = true;
    if (box.current) goUp(box.current);
    if (!wantsUp.current) return;
    const far = await thread.loadUnread(readState().readUpTo, around.above);
    // They may have gone to the end meanwhile.
    if (far !== undefined && wantsUp.current) onPlace(far);
  };
  const settle = useEffectEvent(() => {
    const element = box.current;
    if (!element) return;
    if (!placed.current && !thread.caughtUp) {
      // Shows something until it is known where the unread messages start.
      if (follows.current) element.scrollTop = element.scrollHeight;
      return;
    }
    const opens = !placed.current || placedAt.current !== unread;
    if (thread.caughtUp) {
      placed.current = true;
      placedAt.current = unread;
    }
    if (opens && follows.current) {
      const mark = element.querySelector<HTMLElement>('[data-unread]');
      element.scrollTop = mark ? mark.offsetTop - UNREAD_TOP_PX : element.scrollHeight;
      follows.current = isAtEnd(element);
    } else if (follows.current) {
      if (thread.caughtUp) element.scrollTop = element.scrollHeight;
    } else if (anchor.current) {
      const now = offsetOf(element, anchor.current.key);
      if (now !== undefined) element.scrollTop += now - anchor.current.top;
    }
    if (wantsUp.current) goUp(element);
    if (wantsPlace.current !== undefined && thread.caughtUp) {
      goTo(element, wantsPlace.current);
      wantsPlace.current = undefined;
    }
    lookAt(element);
    wantOlder(element);
    wantNewer(element);
  });
  const { hasNewer } = thread;
  const toBottom = useCallback(() => {
    const element = box.current;
    if (hasNewer) return onLatest();
    if (!element) return;
    follows.current = true;
    wantsUp.current = false;
    // The rest happens when the scroll has arrived.
    element.scrollTop = element.scrollHeight;
    setPinned(true);
    element.focus({ preventScroll: true });
  }, [hasNewer, onLatest]);
  useLayoutEffect(
    () => settle(),
    [lines, unread, chat.readUpTo, thread.isLoading, thread.caughtUp, thread.loadingOlder],
  );
  const lookAgain = useEffectEvent(() => {
    if (box.current && placed.current) lookAt(box.current);
  });
  useEffect(() => {
    const leave = watchAttention(() => lookAgain());
    // Nobody may have watched before, so that the window counted as unattended until now.
    lookAgain();
    return leave;
  }, []);
  useEffect(() => {
    const observer = new ResizeObserver(() => settle());
    for (const { current } of [box, content]) if (current) observer.observe(current);
    const seen = () => settle();
    document.addEventListener('visibilitychange', seen);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', seen);
    };
  }, []);

  // A member who sends something wants to see it.
  const sent = thread.pending.at(-1)?.clientId;
  const sentBefore = useRef(sent);
  useLayoutEffect(() => {
    if (sent !== undefined && sent !== sentBefore.current && box.current) {
      follows.current = true;
      box.current.scrollTop = box.current.scrollHeight;
    }
    sentBefore.current = sent;
  }, [sent]);

  const onScroll = () => {
    const element = box.current;
    if (!element) return;
    follows.current = isAtEnd(element);
    if (!placed.current) return;
    lookAt(element);
    wantOlder(element);
    wantNewer(element);
  };
  return { box, content, onScroll, pinned, around, toBottom, toUnread, toMessage };
}
