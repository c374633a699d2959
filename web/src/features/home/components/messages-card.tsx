import { ATTACHMENT_TEXT } from '@hearthside/contract/inbox/attachment-text';
import { inboxPages } from '@hearthside/contract/inbox/pages';
import type { Home } from '@hearthside/contract/member/home';
import { Link } from 'react-router-dom';
import { formatAgo } from '@/lib/dates';
import { CountBadge } from '@/ui/badge';
import { Card, CardTitle } from '@/ui/card';
import { Avatar } from '@/ui/media/avatar';
import { HomeLink } from './home-link';

type Chat = Home['unread'][number];

/** The last chats with unread messages: who wrote, and how it begins. */
export function MessagesCard({ chats }: { chats: readonly Chat[] }) {
  return (
    <Card aria-labelledby="messages">
      <CardTitle id="messages">New messages</CardTitle>
      <ul className="-mx-2 grid">
        {chats.map((chat) => (
          <li key={chat.id}>
            <ChatLink chat={chat} />
          </li>
        ))}
      </ul>
      <HomeLink to={inboxPages.list}>Open the inbox</HomeLink>
    </Card>
  );
}

function ChatLink({ chat: { id, name, from, text, at, count } }: { chat: Chat }) {
  return (
    <Link
      to={inboxPages.chat(id)}
      className="flex min-h-18 items-center gap-3.5 rounded-s px-2 py-2 transition-colors duration-150 hover:bg-surface-sunken"
    >
      <Avatar name={from} />
      <span className="min-w-0 flex-1">
        <span dir="auto" className="block font-semibold wrap-anywhere">
          {name}
        </span>
        <span className="line-clamp-2 text-s wrap-anywhere">
          {from !== name && <bdi>{from}: </bdi>}
          <bdi>{text || ATTACHMENT_TEXT}</bdi>
        </span>
        <time dateTime={at} className="block text-xs text-ink-soft">
          {formatAgo(at)}
        </time>
      </span>
      <CountBadge count={count} label="unread" />
    </Link>
  );
}
