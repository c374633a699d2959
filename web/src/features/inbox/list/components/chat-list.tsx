import clsx from 'clsx';
import { useState, type ReactNode } from 'react';
import { SearchBox } from '@/ui/fields/search-box';
import { useChats } from '../../api/use-chats';
import { ChatRows } from './chat-rows';
import { ClosedHead } from '../../info/components/closed-head';
import { SearchInMessages } from '../../search/components/search-in-messages';
import { StoredLine } from '../../stored/components/stored-line';
import { AssigneeFilter } from '../../views/components/assignee-filter';
import { useChatView } from '../../views/components/use-chat-view';
import { ViewTabs } from '../../views/components/view-tabs';
import { InboxMenu } from './inbox-menu';

export interface ChatListProps {
  /** The id of the open chat. */
  openId: number | undefined;
  onStart: (() => void) | undefined;
  /** Called when a chat was chosen. */
  onFollow?: () => void;
  /** Shown at the start of its header, if the list lies over the thread. */
  before?: ReactNode;
  /** Set if it was opened over the thread in order to search. */
  autoFocus?: boolean;
  className?: string;
}

const searchClosed = (isAdmin: boolean) =>
  isAdmin ? 'Search chats put away' : 'Search closed chats';

/** The member's chats with a search (part 1 §2.4), or those they have closed. */
export function ChatList(props: ChatListProps) {
  const { openId, onStart, onFollow, before, autoFocus, className } = props;
  const [search, setSearch] = useState('');
  const chatView = useChatView();
  const { view, assignee, isAdmin, show } = chatView;
  const closed = view === 'closed';
  const chats = useChats({ search, closed, view: closed ? 'all' : view, assignee });
  return (
    <section
      aria-label={before ? 'All chats' : 'Chats'}
      className={clsx('flex min-h-0 flex-col bg-surface', className)}
    >
      <div className="flex items-center gap-2 border-b border-line py-3.5 pr-2.5 pl-4">
        {before}
        <SearchBox
          label={closed ? searchClosed(isAdmin) : 'Search chats'}
          value={search}
          debounce={300}
          autoFocus={autoFocus}
          onChange={setSearch}
          className="flex-1"
        />
        <InboxMenu
          closed={closed}
          onClosed={(isClosed) => show(isClosed ? 'closed' : 'all')}
          onStart={onStart}
          onFollow={onFollow}
        />
      </div>
      {search && <SearchInMessages words={search} onFollow={onFollow} />}
      {chats.storedAt && <StoredLine at={chats.storedAt} />}
      {closed ? <ClosedHead onBack={() => show('all')} /> : <ViewTabs chatView={chatView} />}
      {isAdmin && !closed && <AssigneeFilter chatView={chatView} chats={chats.chats} />}
      <ChatRows
        key={`${view} ${assignee ?? ''}`}
        view={view}
        filtered={assignee !== undefined}
        chats={chats}
        openId={openId}
        search={search}
        closed={closed}
        onClear={() => (search ? setSearch('') : chatView.filter(undefined))}
        onStart={onStart}
        onFollow={onFollow}
      />
    </section>
  );
}
