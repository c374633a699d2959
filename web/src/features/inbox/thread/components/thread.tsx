import type { Chat } from '@hearthside/contract/inbox/fields';
import { INBOX_TEXTS, type Message } from '@hearthside/contract/inbox/fields';
import { MessageCircleHeart } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import { useMe } from '@/features/session';
import { EmptyState } from '@/ui/lists/empty-state';
import type { OpenThread } from '../../api/use-thread';
import { useMarkAllRead, useMarkRead, usePresence } from '../../api/use-inbox';
import { useIsHeld, useMarkUnread } from '../../api/use-mark-unread';
import { peopleOf } from '../../model/chat-words';
import { seenBy } from '../../model/seen-by';
import { threadLines } from '../../model/thread-lines';
import { Arrivals } from './arrivals';
import { DownButton } from './down-button';
import { MessageActionsContext, PeopleContext } from './message-actions';
import { OlderMessages } from './older-messages';
import { PinBar } from '../../pins/components/pin-bar';
import { useShownMessages } from '../../rooms/components/use-shown-messages';
import { ThreadLineRow } from './thread-line-row';
import { TypingLine } from './typing-line';
import { UnreadAbove } from './unread-above';
import type { ThreadPlace } from './use-thread-place';
import { useThreadScroll } from './use-thread-scroll';
import { useToday } from './use-today';
import { useUnreadMark } from './use-unread-mark';

export interface ThreadProps {
  chat: Chat;
  thread: OpenThread;
  /** The message at which it opens, and how to leave that place or go to another. */
  place: ThreadPlace;
  /** Answers a message. Undefined where nobody can write any more. */
  onReply: ((message: Message) => void) | undefined;
}

/** The messages of a chat: they scroll, start at the first unread one, and follow the newest while it is visible. */
export function Thread({ chat, thread, place, onReply }: ThreadProps) {
  const { pending, formerMembers, hasOlder, isLoading, changeHours } = thread;
  const messages = useShownMessages(thread.messages, chat.pet);
  const me = useMe();
  const today = useToday();
  const online = usePresence(chat.id);
  const markRead = useMarkRead(chat.id);
  const markAllRead = useMarkAllRead(chat.id);
  const { unread, markFrom } = useUnreadMark(chat, thread);
  const markUnread = useMarkUnread(chat.id, markFrom);
  const people = useMemo(
    () => peopleOf(chat.members, formerMembers),
    [chat.members, formerMembers],
  );
  const seen = useMemo(
    () => seenBy(messages, chat.members, me.id),
    [messages, chat.members, me.id],
  );
  const lines = useMemo(
    () => threadLines({ messages, pending, unread, hasOlder, viewerId: me.id, now: today }),
    [messages, pending, unread, hasOlder, me.id, today],
  );
  const scroll = useThreadScroll({
    lines,
    unread,
    chat,
    thread,
    viewerId: me.id,
    onSeen: markRead,
    isHeld: useIsHeld(chat.id),
    place: place.at,
    onLatest: place.leave,
    onPlace: place.goTo,
  });
  const { box, content, onScroll, pinned, around, toBottom, toUnread, toMessage } = scroll;
  const shows = useRef(toMessage);
  useEffect(() => {
    shows.current = toMessage;
  });
  const actions = useMemo(
    () => ({
      reply: onReply,
      show: (messageId: number) => shows.current(messageId),
      markUnread: (message: Message) => void markUnread(message),
      changeHours: onReply ? changeHours : 0,
      viewer: { id: me.id, isAdmin: me.role === 'admin' },
    }),
    [onReply, markUnread, changeHours, me.id, me.role],
  );

  return (
    <div className="relative flex min-h-0 flex-1 flex-col bg-surface-sunken">
      <MessageActionsContext value={actions}>
        <PeopleContext value={people}>
          <PinBar pins={thread.pins} onShow={actions.show} />
        </PeopleContext>
      </MessageActionsContext>
      <div
        ref={box}
        role="region"
        aria-label="Messages"
        tabIndex={0}
        onScroll={onScroll}
        className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain [overflow-anchor:none] focus-visible:-outline-offset-2"
      >
        <div ref={content} className="flex min-h-full flex-col px-3 pt-2 pb-3 sm:px-6">
          <OlderMessages thread={thread} />
          {lines.length === 0 && !isLoading && (
            <EmptyState
              icon={<MessageCircleHeart size={32} aria-hidden />}
              title={INBOX_TEXTS.noMessages}
              className="my-auto"
            >
              {!chat.endedAt && 'Write the first one below.'}
            </EmptyState>
          )}
          <MessageActionsContext value={actions}>
            <PeopleContext value={people}>
              <ol className="mt-auto">
                {lines.map((line) => (
                  <ThreadLineRow
                    key={line.key}
                    line={line}
                    people={people}
                    viewerId={me.id}
                    online={online}
                    seen={line.type === 'message' ? seen.get(line.message.id) : undefined}
                  />
                ))}
              </ol>
            </PeopleContext>
          </MessageActionsContext>
          <TypingLine chatId={chat.id} people={people} />
        </div>
      </div>
      {(around.above > 0 || around.isLeft) && (
        <UnreadAbove
          count={around.above}
          low={thread.pins.length > 0}
          busy={thread.loadingOlder}
          onPress={() => void toUnread()}
          onMarkRead={() => markAllRead(messages.at(-1)?.id ?? 0)}
        />
      )}
      {!pinned && <DownButton count={around.below} onPress={toBottom} />}
      <Arrivals thread={thread} messages={messages} people={people} viewerId={me.id} />
    </div>
  );
}
