import type { Chat } from '@hearthside/contract/inbox/fields';
import { SEARCH_MAX } from '@hearthside/contract/list';
import { useRef, useState, type KeyboardEvent } from 'react';
import { deviceZone } from '@/lib/time-zone';
import { Dialog } from '@/ui/dialogs/dialog';
import { SearchBox } from '@/ui/fields/search-box';
import { useInboxStore } from '../../api/use-inbox';
import { useMessageSearch } from '../../api/use-message-search';
import { askedOf, NO_QUERY, type MessageQuery } from '../../model/message-query';
import { FoundMessages } from './found-messages';
import { MessageFilters } from './message-filters';

export interface MessageSearchDialogProps {
  open: boolean;
  onClose: () => void;
  /** The chat in which it searches. All of one's chats if not given. */
  chat?: Chat;
  /** What to search for at once. What was searched for last if not given. */
  words?: string;
  /** Called when a message that was found is opened, before the dialog closes. */
  onFollow?: (() => void) | undefined;
}

/** Searches in the messages of all of one's chats or of one, and leads to what is found. */
export function MessageSearchDialog(props: MessageSearchDialogProps) {
  const { open, onClose, chat } = props;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={chat ? 'Search in this chat' : 'Search messages'}
      size="l"
    >
      <SearchBody {...props} />
    </Dialog>
  );
}

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** Moves the focus from the search to the results and through them with the arrow keys. */
function moveFocus(box: HTMLElement | null, event: KeyboardEvent<HTMLElement>) {
  const step = STEPS[event.key];
  const { target } = event;
  const isMoving = target instanceof HTMLAnchorElement || isSearchField(target);
  if (step === undefined || !isMoving || event.nativeEvent.isComposing) return;
  const links = [...(box?.querySelectorAll<HTMLElement>('[data-found]') ?? [])];
  const next = links.indexOf(target as HTMLElement) + step;
  if (links.length === 0 || next >= links.length) return;
  event.preventDefault();
  const field = box?.querySelector<HTMLElement>('input[type="search"]');
  (next < 0 ? field : links[next])?.focus();
}

const isSearchField = (target: EventTarget) =>
  target instanceof HTMLInputElement && target.type === 'search';

function SearchBody({ onClose, chat, words, onFollow }: MessageSearchDialogProps) {
  const { searches } = useInboxStore();
  const place = chat?.id ?? 'all';
  const [query, setQuery] = useState<MessageQuery>(() =>
    words === undefined ? (searches.get(place) ?? NO_QUERY) : { ...NO_QUERY, search: words },
  );
  const box = useRef<HTMLDivElement>(null);
  const asked = askedOf(query, chat?.id, deviceZone());
  const search = useMessageSearch(asked);
  const change = (part: Partial<MessageQuery>) => {
    const next = { ...query, ...part };
    setQuery(next);
    searches.set(place, next);
  };
  return (
    <div ref={box} onKeyDown={(event) => moveFocus(box.current, event)}>
      {/* Stays in reach however long the list is. On phones the filters would leave no room for it. */}
      <div className="z-10 -mx-1 flex flex-wrap items-center gap-2 bg-surface px-1 pt-1 pb-3 sm:sticky sm:top-0">
        <SearchBox
          label={chat ? 'Search in this chat' : 'Search messages'}
          placeholder="Search messages..."
          value={query.search}
          debounce={300}
          autoFocus
          onChange={(typed) => change({ search: typed.slice(0, SEARCH_MAX) })}
          className="min-w-48 flex-1"
        />
        <MessageFilters query={query} chatId={chat?.id} onChange={change} />
      </div>
      <FoundMessages
        search={search}
        typed={asked?.search}
        isOneChat={chat !== undefined}
        onClear={() => change(NO_QUERY)}
        onFollow={() => {
          searches.set(place, query);
          onFollow?.();
          onClose();
        }}
      />
    </div>
  );
}
