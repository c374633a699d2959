import { chatTitle, INBOX_TEXTS } from '@hearthside/contract/inbox/fields';
import { MessageCircleHeart, PencilOff } from 'lucide-react';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { EmptyState } from '@/ui/lists/empty-state';
import { BackToChats } from '../../list/components/back-to-chats';
import { usePhone } from '../../list/components/use-layout';
import { membersLine, peopleOf } from '../../model/chat-words';
import { threadLines } from '../../model/thread-lines';
import { markOnOpening } from '../../model/unread-mark';
import { MessageActionsContext, PeopleContext } from '../../thread/components/message-actions';
import { lineOfMessage, markLine } from '../../thread/components/thread-geometry';
import { EventLine } from '../../thread/components/event-line';
import { DayDivider, UnreadDivider } from '../../thread/components/thread-dividers';
import { useToday } from '../../thread/components/use-today';
import type { StoredChat } from '../model/stored-chat';
import { OlderAway } from './older-away';
import { StoredAvatar } from './stored-avatar';
import { StoredMessage } from './stored-message';
import { useGoOnHere } from './use-go-on-here';

export interface StoredConversationProps {
  stored: StoredChat;
  viewerId: number;
}

/** In pixels above the unread messages, so that the end of what was read before is visible too. */
const UNREAD_TOP_PX = 72;

/** A chat on this device: it is read, and nothing of it counts as read. */
export function StoredConversation({ stored, viewerId }: StoredConversationProps) {
  const { chat, messages, hasOlder, formerMembers } = stored;
  const title = chatTitle(chat, viewerId);
  const today = useToday();
  const box = useRef<HTMLDivElement>(null);
  const people = useMemo(
    () => peopleOf(chat.members, formerMembers),
    [chat.members, formerMembers],
  );
  const lines = useMemo(() => {
    const unread = markOnOpening(chat, messages, viewerId);
    return threadLines({ messages, pending: [], unread, hasOlder, viewerId, now: today });
  }, [chat, messages, hasOlder, viewerId, today]);
  const actions = useMemo(
    () => ({
      reply: undefined,
      markUnread: () => undefined,
      show: (messageId: number) => {
        const line = box.current && lineOfMessage(box.current, messageId);
        if (!line || !box.current) return;
        box.current.scrollTop = line.offsetTop - UNREAD_TOP_PX;
        markLine(line);
      },
      changeHours: 0,
      viewer: { id: viewerId, isAdmin: false },
    }),
    [viewerId],
  );
  useLayoutEffect(() => {
    const element = box.current;
    const mark = element?.querySelector<HTMLElement>('[data-unread]');
    if (element) element.scrollTop = mark ? mark.offsetTop - UNREAD_TOP_PX : element.scrollHeight;
  }, []);
  useGoOnHere(chat.id, box);
  return (
    <section aria-label={title} className="flex min-w-0 flex-1 flex-col bg-surface">
      <header className="flex min-h-18 shrink-0 items-center gap-1 border-b border-line px-1.5 py-2 sm:gap-2 sm:px-4 short:min-h-12 short:py-0">
        <BackToChats />
        <span className="mr-1.5 max-[400px]:hidden">
          <StoredAvatar chat={chat} viewerId={viewerId} />
        </span>
        <div className="min-w-0 flex-1">
          <Title title={title} />
          <p className="truncate text-xs text-ink-soft">{membersLine(chat.members, viewerId)}</p>
        </div>
      </header>
      <div
        ref={box}
        role="region"
        aria-label="Messages"
        tabIndex={0}
        className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain bg-surface-sunken focus-visible:-outline-offset-2"
      >
        <div className="flex min-h-full flex-col px-3 pt-2 pb-3 sm:px-6">
          {hasOlder && <OlderAway />}
          {lines.length === 0 && (
            <EmptyState
              icon={<MessageCircleHeart size={32} aria-hidden />}
              title={INBOX_TEXTS.noMessages}
              className="my-auto"
            />
          )}
          <MessageActionsContext value={actions}>
            <PeopleContext value={people}>
              <ol className="mt-auto">
                {lines.map((line) => {
                  if (line.type === 'day') return <DayDivider key={line.key} name={line.name} />;
                  if (line.type === 'unread')
                    return <UnreadDivider key={line.key} count={line.count} />;
                  if (line.type === 'pending') return null;
                  if (line.type === 'event')
                    return (
                      <EventLine
                        key={line.key}
                        event={line.event}
                        message={line.message}
                        people={people}
                        viewerId={viewerId}
                      />
                    );
                  return <StoredMessage key={line.key} message={line.message} head={line.head} />;
                })}
              </ol>
            </PeopleContext>
          </MessageActionsContext>
        </div>
      </div>
      <p className="flex items-center gap-3 border-t border-line px-4 py-3 text-s text-ink-soft">
        <PencilOff size={18} aria-hidden className="shrink-0" />
        You can write here again when there’s a connection.
      </p>
    </section>
  );
}

/** On a phone the chat has replaced the list, so the focus moves here. */
function Title({ title }: { title: string }) {
  const phone = usePhone();
  const head = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (phone) head.current?.focus({ preventScroll: true });
  }, [phone]);
  return (
    <h2
      dir="auto"
      ref={head}
      tabIndex={-1}
      title={title}
      className="truncate text-[1.375rem] leading-tight outline-none max-sm:text-l"
    >
      {title}
    </h2>
  );
}
