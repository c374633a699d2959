import { chatTitle, INBOX_TEXTS, type Chat } from '@hearthside/contract/inbox/fields';
import { FORWARD_MAX } from '@hearthside/contract/inbox/forward-fields';
import clsx from 'clsx';
import { useState } from 'react';
import { useMe } from '@/features/session';
import { messageOf } from '@/lib/api/api-error';
import { AsyncView } from '@/ui/async-view';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { SearchBox } from '@/ui/fields/search-box';
import { EmptyState } from '@/ui/lists/empty-state';
import { NoMatch } from '@/ui/lists/no-match';
import { SkeletonText } from '@/ui/skeleton';
import { useChats } from '../../api/use-chats';
import { ChatAvatar } from '../../list/components/chat-avatar';
import { offered, type ChosenChat } from '../model/forward-draft';

export interface ForwardChatsProps {
  /** The chat of the message, which is not offered. */
  chatId: number;
  chosen: readonly ChosenChat[];
  onToggle: (chat: Chat) => void;
}

/** One's own open chats with a search. Those that were chosen stay so while others are searched for. */
export function ForwardChats({ chatId, chosen, onToggle }: ForwardChatsProps) {
  const [search, setSearch] = useState('');
  const found = useChats({ search });
  const rows = found.chats && offered(found.chats, chatId);
  const full = chosen.length >= FORWARD_MAX;
  return (
    <>
      <div className="sticky top-0 z-10 -mx-1 bg-surface px-1 pt-1 pb-2">
        <SearchBox label="Search chats" value={search} debounce={300} onChange={setSearch} />
      </div>
      {full && (
        <p role="status" className="mb-2 text-s text-ink-soft">
          You can choose up to {FORWARD_MAX} chats at once.
        </p>
      )}
      <div className="max-h-80 min-h-50 overflow-y-auto overscroll-contain">
        <AsyncView
          data={rows}
          error={found.error}
          isLoading={found.isLoading}
          retry={found.retry}
          isEmpty={(all) => all.length === 0 && !found.hasMore}
          errorTitle={INBOX_TEXTS.chatsFailed}
          errorMessage={(error) => messageOf(error)}
          skeleton={<SkeletonText lines={6} />}
          empty={
            search ? (
              <NoMatch title={INBOX_TEXTS.noMatch} onClear={() => setSearch('')} />
            ) : (
              <EmptyState title="No other chats yet" />
            )
          }
        >
          {(all) => (
            <ul className="grid gap-0.5 p-0.5">
              {all.map((chat) => {
                const picked = chosen.some((one) => one.chat.id === chat.id);
                return (
                  <li key={chat.id}>
                    <Row
                      chat={chat}
                      picked={picked}
                      disabled={full && !picked}
                      onToggle={() => onToggle(chat)}
                    />
                  </li>
                );
              })}
            </ul>
          )}
        </AsyncView>
        {found.hasMore && (
          <div className="p-3 text-center">
            <Button variant="ghost" size="s" busy={found.isLoading} onClick={found.loadMore}>
              Show more chats
            </Button>
          </div>
        )}
      </div>
    </>
  );
}

interface RowProps {
  chat: Chat;
  picked: boolean;
  disabled: boolean;
  onToggle: () => void;
}

/** A row that chooses a chat. It can be pressed anywhere. */
function Row({ chat, picked, disabled, onToggle }: RowProps) {
  const me = useMe();
  return (
    <label
      className={clsx(
        'flex min-h-15 items-center gap-3 rounded-s px-2 py-1.5 transition-colors duration-150 has-focus-visible:outline-2 has-focus-visible:outline-brand',
        picked ? 'bg-brand-soft' : 'hover:bg-surface-sunken',
        disabled ? 'cursor-not-allowed' : 'cursor-pointer',
      )}
    >
      <ChatAvatar chat={chat} />
      <span dir="auto" className="min-w-0 flex-1 font-[560] wrap-anywhere">
        {chatTitle(chat, me.id)}
      </span>
      {chat.name && <Badge className="shrink-0">{INBOX_TEXTS.group}</Badge>}
      <input
        type="checkbox"
        checked={picked}
        disabled={disabled}
        onChange={onToggle}
        className="choice-box size-5.5 shrink-0 appearance-none rounded-[6px] border-2 border-line-control bg-surface outline-none disabled:border-line-strong disabled:bg-surface-sunken"
      />
    </label>
  );
}
