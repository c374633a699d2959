import type { Message } from '@hearthside/contract/inbox/fields';
import { memo } from 'react';
import { quotedName } from '../../model/answering';
import type { OutboxItem } from '../../outbox/model/outbox';
import type { People } from '../../model/chat-words';
import type { ThreadLine } from '../../model/thread-lines';
import { EventLine } from './event-line';
import { MessageRow } from './message-row';
import { PendingRow } from './pending-row';
import { DayDivider, UnreadDivider } from './thread-dividers';

export interface ThreadLineRowProps {
  line: ThreadLine<OutboxItem>;
  people: People;
  viewerId: number;
  online: ReadonlySet<number>;
  /** Who has seen it, if the line shows that. */
  seen: readonly string[] | undefined;
}

/** One line of a thread, of any type. */
export function ThreadLineRow({ line, people, viewerId, online, seen }: ThreadLineRowProps) {
  switch (line.type) {
    case 'day':
      return <DayDivider name={line.name} />;
    case 'unread':
      return <UnreadDivider count={line.count} />;
    case 'event':
      return (
        <EventLine event={line.event} message={line.message} people={people} viewerId={viewerId} />
      );
    case 'pending':
      return (
        <PendingRow
          item={line.item}
          head={line.head}
          quotedName={quotedName(line.item.replyTo, people, viewerId)}
        />
      );
    case 'message':
      return (
        <SentRow
          message={line.message}
          head={line.head}
          sender={senderOf(line.message, people)}
          own={line.message.senderId === viewerId}
          online={line.head && isOnline(line.message, online)}
          seen={seen}
          quotedName={quotedName(line.message.replyTo, people, viewerId)}
        />
      );
  }
}

/** A thread may be long, so rows that have not changed are not rendered again. */
const SentRow = memo(MessageRow);

const senderOf = ({ senderId }: Message, people: People) =>
  senderId === null ? undefined : people.get(senderId);
const isOnline = ({ senderId }: Message, online: ReadonlySet<number>) =>
  senderId !== null && online.has(senderId);
