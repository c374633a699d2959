import { chatTitle, INBOX_TEXTS, type Chat, type Message } from '@hearthside/contract/inbox/fields';
import { CloudOff } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { ApiError, messageOf } from '@/lib/api/api-error';
import { useMe } from '@/features/session';
import { ErrorState } from '@/ui/error-state';
import { useRealtimeStatus } from '@/lib/live/realtime';
import { useReadAgain } from '../../api/use-mark-unread';
import { useThread, type OpenThread } from '../../api/use-thread';
import { EditRequestsContext } from '../../changing/components/use-editing';
import { EditRequests } from '../../changing/model/edit-requests';
import { quotedName } from '../../model/answering';
import { lastToEdit } from '../../model/changing';
import { quoteOf } from '../../model/quote';
import { peopleOf } from '../../model/chat-words';
import type { InfoPart } from '../../model/info-parts';
import { ChatInfo } from '../../info/components/chat-info';
import { ChatMissing } from '../../list/components/chat-missing';
import { ConversationFoot } from './conversation-foot';
import { ConversationHead } from './conversation-head';
import { ConversationSkeleton } from './conversation-skeleton';
import { MentionableContext } from './message-actions';
import { RoomContext, useRoomOf } from '../../rooms/components/room-context';
import { OfficeStrip } from '../../office/components/office-strip';
import { Thread } from './thread';
import { useAnswering } from '../../composer/components/use-answering';
import { useThreadPlace, type ThreadPlace } from './use-thread-place';
import { useWriteAtOnce } from './use-write-at-once';
import { StoredLine } from '../../stored/components/stored-line';
import { BackToChats } from '../../list/components/back-to-chats';

const WORDS = {
  away: 'There’s no connection right now. What you write will be sent as soon as you’re back online.',
  partial: 'Messages may take a few seconds to arrive right now.',
};

/** Says that new messages don't arrive on their own now, and that nothing is lost. */
function ConnectionLine() {
  const status = useRealtimeStatus();
  return (
    <div role="status">
      {status in WORDS && (
        <p className="flex items-center gap-2.5 border-t border-line bg-warn-soft px-4 py-2 text-s text-ink">
          <CloudOff size={18} aria-hidden className="shrink-0 text-warn" />
          {WORDS[status as keyof typeof WORDS]}
        </p>
      )}
    </div>
  );
}

export interface ConversationProps {
  chatId: number;
  /** The open part of the Chat Info panel. */
  info: InfoPart | undefined;
  onInfo: (part: InfoPart | undefined) => void;
}

/** An open chat in all its states. A chat that the member may not see looks as if it did not exist. */
export function Conversation({ chatId, info, onInfo }: ConversationProps) {
  const place = useThreadPlace(chatId);
  const thread = useThread(chatId, place.at);
  const { chat, error } = thread;
  const missing = error instanceof ApiError && error.status === 404;
  if (missing) return <ChatMissing />;
  if (chat) return <Open chat={chat} thread={thread} place={place} info={info} onInfo={onInfo} />;
  if (!error) return <ConversationSkeleton />;
  return (
    <div className="min-w-0 flex-1 bg-surface-sunken">
      <BackToChats />
      <ErrorState
        title={INBOX_TEXTS.messagesFailed}
        message={messageOf(error)}
        onRetry={thread.retry}
        busy={thread.isLoading}
      />
    </div>
  );
}

interface OpenProps extends Omit<ConversationProps, 'chatId'> {
  chat: Chat;
  thread: OpenThread;
  place: ThreadPlace;
}

function Open({ chat, thread, place, info, onInfo }: OpenProps) {
  const me = useMe();
  const { replyTo, answer, end } = useAnswering(chat.id, thread.quoted);
  const reply = useCallback((message: Message) => answer(quoteOf(message)), [answer]);
  const room = useRoomOf(chat);
  const people = peopleOf(chat.members, thread.formerMembers);
  const mentionable = useMemo(
    () => chat.members.map(({ user }) => user).filter(({ id }) => id !== me.id),
    [chat.members, me.id],
  );
  const composerPlace = useWriteAtOnce();
  useReadAgain(chat.id);
  const [edits] = useState(() => new EditRequests());
  const last = chat.endedAt ? undefined : lastToEdit(thread, me.id);
  const answered = () => {
    end();
    // What was sent is at the end of the thread.
    if (place.at !== undefined) place.leave();
  };
  return (
    <MentionableContext value={mentionable}>
      <RoomContext value={room}>
        <section
          ref={composerPlace}
          aria-label={chatTitle(chat, me.id)}
          className="flex min-w-0 flex-1 flex-col bg-surface"
        >
          <ConversationHead chat={chat} info={info} onInfo={onInfo} />
          <OfficeStrip chat={chat} onNotes={() => onInfo('notes')} />
          {thread.storedAt && <StoredLine at={thread.storedAt} />}
          <EditRequestsContext value={edits}>
            <Thread
              key={`${place.at ?? 'end'} ${place.turn}`}
              chat={chat}
              thread={thread}
              place={place}
              onReply={chat.endedAt ? undefined : reply}
            />
          </EditRequestsContext>
          <ConnectionLine />
          <ConversationFoot
            chat={chat}
            answering={{ replyTo, end, sent: answered }}
            answeredName={quotedName(replyTo, people, me.id)}
            onEditLast={last && ((back) => void edits.ask(last.id, back))}
          />
        </section>
      </RoomContext>
      <ChatInfo chat={chat} part={info} onPart={onInfo} />
    </MentionableContext>
  );
}
