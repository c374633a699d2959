import type { Chat } from '@hearthside/contract/inbox/fields';
import { BellOff } from 'lucide-react';
import { useMuted } from './use-muted';

/** The sign of a muted chat in the list. It goes by itself when its time is over. */
export function MutedMark({ chat }: { chat: Chat }) {
  const muted = useMuted(chat);
  if (!muted) return null;
  return (
    <span title={muted} className="inline-flex shrink-0 text-ink-soft">
      <BellOff size={15} aria-label={muted} />
    </span>
  );
}
