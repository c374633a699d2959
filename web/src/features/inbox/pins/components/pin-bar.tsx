import type { Message } from '@hearthside/contract/inbox/fields';
import { Pin } from 'lucide-react';
import { useContext, useState } from 'react';
import { afterDialogs } from '@/lib/after-dialogs';
import { Button } from '@/ui/button';
import { quotedWords } from '../../model/answering';
import { senderName } from '../../model/chat-words';
import { quoteOf } from '../../model/quote';
import { PeopleContext } from '../../thread/components/message-actions';
import { PinsDialog } from './pins-dialog';

export interface PinBarProps {
  /** The last pinned first. */
  pins: readonly Message[];
  /** Shows a message in its place. */
  onShow: (messageId: number) => void;
}

/** Above a thread: the message that was pinned last, and a way to all of them. */
export function PinBar({ pins, onShow }: PinBarProps) {
  const people = useContext(PeopleContext);
  const [listing, setListing] = useState(false);
  const [newest] = pins;
  const show = (messageId: number) => {
    setListing(false);
    // Otherwise the dialog, as it closes, would take the focus back from the message.
    afterDialogs(
      () => null,
      () => onShow(messageId),
    );
  };
  if (!newest) return null;
  const all = pins.length === 1 ? 'Show' : `All ${pins.length}`;
  return (
    <section
      aria-label="Pinned messages"
      className="flex shrink-0 items-center gap-1 border-b border-line bg-surface pr-1.5 sm:pr-3"
    >
      <button
        type="button"
        onClick={() => onShow(newest.id)}
        className="flex min-h-11 min-w-0 flex-1 items-center gap-2.5 px-3 py-1 text-left text-s text-ink-soft hover:text-ink focus-visible:-outline-offset-2 sm:px-4"
      >
        <Pin size={16} aria-hidden className="shrink-0" />
        <span className="min-w-0 truncate">
          <span className="sr-only">Pinned: </span>
          <bdi className="font-[620]">{senderName(people, newest.senderId)}</bdi>
          {': '}
          <bdi>{quotedWords(quoteOf(newest))}</bdi>
        </span>
      </button>
      <Button
        variant="ghost"
        size="s"
        aria-label={`${all} pinned messages`}
        aria-haspopup="dialog"
        onClick={() => setListing(true)}
      >
        {all}
      </Button>
      <PinsDialog open={listing} onClose={() => setListing(false)} pins={pins} onShow={show} />
    </section>
  );
}
