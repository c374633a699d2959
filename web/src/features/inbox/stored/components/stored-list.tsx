import { chatTitle, INBOX_TEXTS, type Chat } from '@hearthside/contract/inbox/fields';
import { inboxPages } from '@hearthside/contract/inbox/pages';
import clsx from 'clsx';
import { MessagesSquare, Paperclip } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Badge } from '@/ui/badge';
import { SearchBox } from '@/ui/fields/search-box';
import { EmptyState } from '@/ui/lists/empty-state';
import { NoMatch } from '@/ui/lists/no-match';
import { UnreadCount } from '../../list/components/unread-count';
import { listTime } from '../../model/chat-times';
import { previewOf } from '../../model/chat-words';
import { useToday } from '../../thread/components/use-today';
import { matchesSearch, type StoredInbox } from '../model/stored-inbox';
import { StoredAvatar } from './stored-avatar';

export interface StoredListProps {
  inbox: StoredInbox;
  openId: number | undefined;
  className?: string;
}

/** The chats on this device, the latest first, with a search among them. */
export function StoredList({ inbox: { chats, memberId }, openId, className }: StoredListProps) {
  const [search, setSearch] = useState('');
  const today = useToday();
  const found = chats.filter(({ chat }) => matchesSearch(chat, search, memberId));
  return (
    <section aria-label="Chats" className={clsx('flex min-h-0 flex-col bg-surface', className)}>
      <div className="border-b border-line px-4 py-3.5">
        <SearchBox label="Search chats" value={search} onChange={setSearch} />
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
        {chats.length === 0 && (
          <EmptyState icon={<MessagesSquare size={32} aria-hidden />} title={INBOX_TEXTS.noChats} />
        )}
        {chats.length > 0 && found.length === 0 && (
          <NoMatch title={INBOX_TEXTS.noMatch} onClear={() => setSearch('')} />
        )}
        <ul className="divide-y divide-line/60">
          {found.map(({ chat }) => (
            <li key={chat.id}>
              <Row chat={chat} viewerId={memberId} current={chat.id === openId} today={today} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

interface RowProps {
  chat: Chat;
  viewerId: number;
  current: boolean;
  today: Date;
}

/** A chat of the list, as it was. What waits to be sent in it can't be opened without a session. */
function Row({ chat, viewerId, current, today }: RowProps) {
  const { by, text, attachment, at } = previewOf(chat, viewerId);
  const hasUnread = chat.unread > 0;
  return (
    <Link
      to={inboxPages.chat(chat.id)}
      aria-current={current ? 'page' : undefined}
      className={clsx(
        'flex min-h-18 items-center gap-3.5 px-4 py-2.5 transition-colors duration-150 focus-visible:-outline-offset-2',
        current ? 'bg-brand-soft' : 'hover:bg-surface-sunken',
      )}
    >
      <StoredAvatar chat={chat} viewerId={viewerId} />
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline gap-3">
          <span
            dir="auto"
            className={clsx(
              'line-clamp-2 min-w-0 flex-1 leading-snug wrap-anywhere',
              hasUnread ? 'font-[680]' : 'font-[600]',
            )}
          >
            {chatTitle(chat, viewerId)}
          </span>
          {at && (
            <time dateTime={at} className="shrink-0 text-xs text-ink-soft">
              {listTime(at, today)}
            </time>
          )}
        </span>
        <span className="mt-0.5 flex min-h-7 items-center gap-2 text-s">
          <span
            dir={by ? undefined : 'auto'}
            className={clsx('min-w-0 flex-1 truncate', hasUnread ? 'text-ink' : 'text-ink-soft')}
          >
            {by && <bdi>{by}: </bdi>}
            {attachment && (
              <Paperclip size={15} aria-hidden className="mr-1 inline shrink-0 text-ink-soft" />
            )}
            {by ? <bdi>{text}</bdi> : text}
          </span>
          {chat.name && <Badge className="shrink-0">{INBOX_TEXTS.group}</Badge>}
          {chat.endedAt && <Badge className="shrink-0">Ended</Badge>}
          <UnreadCount chat={chat} className="shrink-0" />
        </span>
      </span>
    </Link>
  );
}
