import type { ChatEvent } from '@hearthside/contract/inbox/events';
import type { Message } from '@hearthside/contract/inbox/fields';
import { formatDateTime } from '@/lib/dates';
import { messageTime } from '../../model/chat-times';
import type { People } from '../../model/chat-words';
import { doerOf, eventLineParts } from '../../model/event-line';
import { CardLine } from '../../rooms/components/card-line';

export interface EventLineProps {
  event: ChatEvent;
  message: Message;
  people: People;
  viewerId: number;
}

/** What happened in a chat, as a quiet line between its messages. Its time shows where the pointer or the focus is. */
export function EventLine({ event, message, people, viewerId }: EventLineProps) {
  if (event.type === 'card') {
    const by = doerOf(message, people, viewerId) ?? 'You';
    return <CardLine card={event.card} by={by} message={message} />;
  }
  const parts = eventLineParts(event, message, people, viewerId);
  return (
    <li
      data-line={`m${message.id}`}
      data-message={message.id}
      title={formatDateTime(message.createdAt)}
      className="group/event flex justify-center px-2 py-2 text-center text-xs text-ink-soft"
    >
      <p className="max-w-md wrap-anywhere">
        {parts.map(({ text, isName }, at) =>
          isName ? (
            <bdi key={at} className="font-[600]">
              {text}
            </bdi>
          ) : (
            <span key={at}>{text}</span>
          ),
        )}{' '}
        <time
          dateTime={message.createdAt}
          className="transition-opacity duration-150 pointer-fine:opacity-0 pointer-fine:group-hover/event:opacity-100 pointer-fine:group-focus/event:opacity-100"
        >
          {messageTime(message.createdAt)}
        </time>
      </p>
    </li>
  );
}
