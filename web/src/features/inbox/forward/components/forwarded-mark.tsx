import type { Message } from '@hearthside/contract/inbox/fields';
import { Forward } from 'lucide-react';

/** Above a message that its sender has forwarded: these are not their own words. */
export function ForwardedMark({ message }: { message: Message }) {
  if (!message.forwarded || message.deletedAt !== null) return null;
  return (
    <p className="inline-flex items-center gap-1 px-0.5 text-xs text-ink-soft italic">
      <Forward size={14} aria-hidden className="shrink-0" />
      Forwarded
    </p>
  );
}
