import { chatTitle, INBOX_TEXTS } from '@hearthside/contract/inbox/fields';
import clsx from 'clsx';
import { PanelLeftOpen, RotateCcw, SquarePen } from 'lucide-react';
import type { RefObject } from 'react';
import { Link } from 'react-router-dom';
import { useMe } from '@/features/session';
import { IconButton } from '@/ui/icon-button';
import { useChats } from '../../api/use-chats';
import { useChatAddress, useChatView } from '../../views/components/use-chat-view';
import { VIEW_LABELS } from '../../views/model/list-views';
import { ChatAvatar } from './chat-avatar';
import { ChatListSkeleton } from './chat-list-skeleton';
import { UnreadCount } from './unread-count';
import { useMoreOnScroll } from './use-more-on-scroll';

export interface ChatRailProps {
  openId: number | undefined;
  onStart: (() => void) | undefined;
  /** Opens the whole list over the thread. */
  onSpread: () => void;
  spreadButton: RefObject<HTMLButtonElement | null>;
}

/** The narrow list: portraits with unread counts (part 1 §2.4). Names are for screen readers and shown on hover. */
export function ChatRail({ openId, onStart, onSpread, spreadButton }: ChatRailProps) {
  const me = useMe();
  const { view, assignee } = useChatView();
  const addressOf = useChatAddress();
  const chats = useChats({
    closed: view === 'closed',
    view: view === 'closed' ? 'all' : view,
    assignee,
  });
  const onScroll = useMoreOnScroll(chats);
  return (
    <section
      aria-label="Chats"
      className="flex min-h-0 w-25 shrink-0 flex-col border-r border-line bg-surface"
    >
      <div className="grid shrink-0 justify-items-center gap-1.5 border-b border-line py-3.5">
        <IconButton
          ref={spreadButton}
          label="Show the chat list"
          icon={<PanelLeftOpen size={20} aria-hidden />}
          onClick={onSpread}
        />
        {onStart && (
          <IconButton
            variant="primary"
            label="Start New Chat"
            icon={<SquarePen size={20} aria-hidden />}
            aria-haspopup="dialog"
            onClick={onStart}
          />
        )}
      </div>
      {view !== 'all' && view !== 'closed' && (
        <p className="border-b border-line px-1 py-1.5 text-center text-xs font-[600] text-ink-soft">
          {VIEW_LABELS[view]}
        </p>
      )}
      <div onScroll={onScroll} className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
        {!chats.chats && !chats.error && <ChatListSkeleton compact />}
        {!chats.chats && Boolean(chats.error) && (
          <div
            role="alert"
            className="grid justify-items-center gap-2 px-2 py-4 text-center text-xs"
          >
            {INBOX_TEXTS.chatsFailed}
            <IconButton
              label="Retry"
              variant="quiet"
              icon={<RotateCcw size={18} aria-hidden />}
              onClick={chats.retry}
            />
          </div>
        )}
        {chats.chats?.length === 0 && (
          <p className="px-2 py-4 text-center text-xs text-ink-soft">
            {view === 'all' && assignee === undefined ? INBOX_TEXTS.noChats : 'No chats here'}
          </p>
        )}
        <ul>
          {chats.chats?.map((chat) => (
            <li key={chat.id}>
              <Link
                to={addressOf(chat.id)}
                title={chatTitle(chat, me.id)}
                aria-current={chat.id === openId ? 'page' : undefined}
                className={clsx(
                  'grid h-17 place-items-center transition-colors duration-150 focus-visible:-outline-offset-2',
                  chat.id === openId ? 'bg-brand-soft' : 'hover:bg-surface-sunken',
                )}
              >
                <span className="relative">
                  <ChatAvatar chat={chat} />
                  <span className="sr-only">{chatTitle(chat, me.id)}</span>
                  <UnreadCount
                    chat={chat}
                    className="absolute -top-1.5 -right-3 ring-2 ring-surface"
                  />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
