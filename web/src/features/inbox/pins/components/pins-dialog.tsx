import type { Message } from '@hearthside/contract/inbox/fields';
import { PinOff } from 'lucide-react';
import { useContext } from 'react';
import { formatDateTime } from '@/lib/dates';
import { useFocusKept } from '@/lib/focus/use-focus-kept';
import { Dialog } from '@/ui/dialogs/dialog';
import { IconButton } from '@/ui/icon-button';
import { quotedWords } from '../../model/answering';
import { senderName } from '../../model/chat-words';
import { quoteOf } from '../../model/quote';
import { PeopleContext, useMessageActions } from '../../thread/components/message-actions';
import { PinnedMark } from './pinned-mark';
import { usePinning } from './use-pinning';

export interface PinsDialogProps {
  open: boolean;
  onClose: () => void;
  pins: readonly Message[];
  onShow: (messageId: number) => void;
}

/** All pinned messages of a chat. A press on one shows it in its place. */
export function PinsDialog({ open, onClose, pins, onShow }: PinsDialogProps) {
  const people = useContext(PeopleContext);
  const { reply } = useMessageActions();
  const setPinned = usePinning();
  const list = useFocusKept<HTMLUListElement>(pins);
  return (
    <Dialog open={open} onClose={onClose} title="Pinned messages">
      <ul ref={list} tabIndex={-1} aria-label="Pinned messages" className="-mx-2 grid">
        {pins.map((message) => (
          <li
            key={message.id}
            className="flex items-center gap-1 border-b border-line py-1.5 last:border-b-0"
          >
            <div className="min-w-0 flex-1">
              <button
                type="button"
                onClick={() => onShow(message.id)}
                className="block min-h-11 w-full rounded-s px-2 py-1.5 text-left hover:bg-surface-sunken"
              >
                <span className="block text-xs text-ink-soft">
                  <bdi className="font-[620]">{senderName(people, message.senderId)}</bdi>{' '}
                  <time dateTime={message.createdAt}>{formatDateTime(message.createdAt)}</time>
                </span>
                <span dir="auto" className="line-clamp-3 wrap-anywhere">
                  {quotedWords(quoteOf(message))}
                </span>
              </button>
              <div className="px-1.5">
                <PinnedMark message={message} />
              </div>
            </div>
            {/* Where nobody can write any more, pins stay as they are. */}
            {reply && (
              <IconButton
                label="Unpin"
                icon={<PinOff size={18} aria-hidden />}
                onClick={() => {
                  if (pins.length === 1) onClose();
                  void setPinned(message, false);
                }}
              />
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
