import type { Message } from '@hearthside/contract/inbox/fields';
import { Pin } from 'lucide-react';
import { useContext } from 'react';
import { formatDateTime } from '@/lib/dates';
import { senderName } from '../../model/chat-words';
import { PeopleContext, useMessageActions } from '../../thread/components/message-actions';

/** Below a pinned message: who pinned it. */
export function PinnedMark({ message: { pinnedAt, pinnedById } }: { message: Message }) {
  const people = useContext(PeopleContext);
  const { viewer } = useMessageActions();
  if (pinnedAt === null) return null;
  const by = pinnedById === viewer.id ? 'you' : senderName(people, pinnedById);
  return (
    <p
      title={formatDateTime(pinnedAt)}
      className="inline-flex items-center gap-1 px-0.5 text-xs text-ink-soft"
    >
      <Pin size={13} aria-hidden className="shrink-0" />
      <span>
        Pinned by <bdi>{by}</bdi>
      </span>
    </p>
  );
}
