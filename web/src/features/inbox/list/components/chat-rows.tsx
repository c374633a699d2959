import { INBOX_TEXTS } from '@hearthside/contract/inbox/fields';
import { Archive, MessagesSquare, SquarePen } from 'lucide-react';
import { messageOf } from '@/lib/api/api-error';
import { AsyncView } from '@/ui/async-view';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/lists/empty-state';
import { NoMatch } from '@/ui/lists/no-match';
import type { Chats } from '../../api/use-chats';
import { ChatListSkeleton } from './chat-list-skeleton';
import { ChatRow } from './chat-row';
import { useMoreOnScroll } from '../../thread/components/use-more-on-scroll';
import { useToday } from '../../thread/components/use-today';

export interface ChatRowsProps {
  chats: Chats;
  openId: number | undefined;
  search: string;
  closed: boolean;
  onClear: () => void;
  onStart: (() => void) | undefined;
  onFollow: (() => void) | undefined;
}

/** The rows of the list, in all its states. More load on scrolling. */
export function ChatRows(props: ChatRowsProps) {
  const { chats, openId, onFollow } = props;
  const today = useToday();
  const onScroll = useMoreOnScroll(chats);
  return (
    <div onScroll={onScroll} className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
      <AsyncView
        data={chats.chats}
        error={chats.error}
        isLoading={chats.isLoading}
        retry={chats.retry}
        errorTitle={INBOX_TEXTS.chatsFailed}
        errorMessage={(error) => messageOf(error)}
        skeleton={<ChatListSkeleton />}
        empty={<NoChats {...props} />}
      >
        {(rows) => (
          <ul className="divide-y divide-line/60">
            {rows.map((chat) => (
              <li key={chat.id}>
                <ChatRow
                  chat={chat}
                  current={chat.id === openId}
                  today={today}
                  onFollow={onFollow}
                />
              </li>
            ))}
          </ul>
        )}
      </AsyncView>
      {chats.hasMore && (
        <div className="p-3 text-center">
          <Button variant="ghost" size="s" busy={chats.isLoading} onClick={chats.loadMore}>
            Show more chats
          </Button>
        </div>
      )}
    </div>
  );
}

function NoChats({ search, closed, onClear, onStart }: ChatRowsProps) {
  if (search) return <NoMatch title={INBOX_TEXTS.noMatch} onClear={onClear} />;
  if (closed) {
    return (
      <EmptyState icon={<Archive size={32} aria-hidden />} title="No closed chats">
        A chat you close is kept here until somebody writes in it again.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={<MessagesSquare size={32} aria-hidden />}
      title={INBOX_TEXTS.noChats}
      action={
        onStart && (
          <Button icon={<SquarePen size={18} aria-hidden />} onClick={onStart}>
            Start New Chat
          </Button>
        )
      }
    />
  );
}
