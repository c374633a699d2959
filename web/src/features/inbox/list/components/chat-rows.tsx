import { INBOX_TEXTS } from '@hearthside/contract/inbox/fields';
import { Archive, MessagesSquare, SquarePen, UserRoundSearch } from 'lucide-react';
import { messageOf } from '@/lib/api/api-error';
import { AsyncView } from '@/ui/async-view';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/lists/empty-state';
import { NoMatch } from '@/ui/lists/no-match';
import type { Chats } from '../../api/use-chats';
import { ChatListSkeleton } from './chat-list-skeleton';
import { ChatRow } from './chat-row';
import { useMe } from '@/features/session';
import { NoChatsInView } from '../../views/components/no-chats-in-view';
import { useSteadyRows } from '../../views/components/use-steady-rows';
import type { ListView } from '../../views/model/list-views';
import { useMoreOnScroll } from './use-more-on-scroll';
import { useToday } from '../../thread/components/use-today';

export interface ChatRowsProps {
  chats: Chats;
  openId: number | undefined;
  search: string;
  closed: boolean;
  view: ListView;
  /** Whether only chats of some admin are shown. */
  filtered: boolean;
  onClear: () => void;
  onStart: (() => void) | undefined;
  onFollow: (() => void) | undefined;
}

/** The rows of the list, in all its states. More load on scrolling. */
export function ChatRows(props: ChatRowsProps) {
  const { chats, openId, onFollow, view } = props;
  const isSteady = view !== 'all' && view !== 'closed';
  const { shown, holding } = useSteadyRows(chats.chats, openId, isSteady);
  const today = useToday();
  const onScroll = useMoreOnScroll(chats);
  return (
    <div
      {...holding}
      onScroll={onScroll}
      className="min-h-0 flex-1 overflow-y-auto overscroll-contain"
    >
      <AsyncView
        data={shown}
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

function NoneAssigned({ onClear }: Pick<ChatRowsProps, 'onClear'>) {
  return (
    <EmptyState
      icon={<UserRoundSearch size={32} aria-hidden />}
      title="No chats match this filter"
      action={
        <Button variant="quiet" onClick={onClear}>
          Show all
        </Button>
      }
    />
  );
}

function NoChats({ search, closed, view, filtered, onClear, onStart }: ChatRowsProps) {
  const { role } = useMe();
  if (search) return <NoMatch title={INBOX_TEXTS.noMatch} onClear={onClear} />;
  if (filtered) return <NoneAssigned onClear={onClear} />;
  if (view !== 'all' && view !== 'closed') return <NoChatsInView view={view} />;
  if (closed) {
    return (
      <EmptyState
        icon={<Archive size={32} aria-hidden />}
        title={role === 'admin' ? 'No chats put away' : 'No closed chats'}
      >
        {role === 'admin'
          ? 'A chat you put away stays here until someone writes in it again.'
          : 'A chat you close stays here until someone writes in it again.'}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={<MessagesSquare size={32} aria-hidden />}
      title={INBOX_TEXTS.noChats}
      action={
        onStart && (
          <Button
            icon={<SquarePen size={18} aria-hidden />}
            aria-haspopup="dialog"
            onClick={onStart}
          >
            Start New Chat
          </Button>
        )
      }
    />
  );
}
