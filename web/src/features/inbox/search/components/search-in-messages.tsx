import { Search } from 'lucide-react';
import { useState } from 'react';
import { MessageSearchDialog } from './message-search-dialog';

export interface SearchInMessagesProps {
  /** What the list of chats is searched for. */
  words: string;
  onFollow: (() => void) | undefined;
}

/** Offers to look for the same words in messages, because the list only has names. */
export function SearchInMessages({ words, onFollow }: SearchInMessagesProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="flex min-h-11 items-center gap-3 border-b border-line px-4 py-2 text-left text-s font-[560] text-brand-strong hover:bg-surface-sunken focus-visible:-outline-offset-2"
      >
        <Search size={18} aria-hidden className="shrink-0" />
        <span className="min-w-0 truncate">
          Search messages for “<bdi>{words}</bdi>”
        </span>
      </button>
      <MessageSearchDialog
        open={open}
        onClose={() => setOpen(false)}
        words={words}
        onFollow={onFollow}
      />
    </>
  );
}
