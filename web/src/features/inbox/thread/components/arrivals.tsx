import type { Message } from '@hearthside/contract/inbox/fields';
import { useState } from 'react';
import type { OpenThread } from '../../api/use-thread';
import { wordsOf } from '../../model/changing';
import { senderName, type People } from '../../model/chat-words';
import { eventLineWords } from '../../model/event-line';

export interface ArrivalsProps {
  thread: Pick<OpenThread, 'caughtUp' | 'hasNewer'>;
  messages: readonly Message[];
  people: People;
  viewerId: number;
}

/**
 * Lets screen readers announce a new message, but not those that were already there. What was there is known once the
 * end of the thread is loaded: around a message that was jumped to, what loads below is no news.
 */
export function Arrivals({ thread, messages, people, viewerId }: ArrivalsProps) {
  const newest = messages.at(-1);
  const [from, setFrom] = useState<number>();
  const known = thread.caughtUp ? (newest?.id ?? 0) : undefined;
  // Whatever arrived while the connection was away is new, so it is not known anew after that.
  const start = thread.hasNewer ? undefined : (from ?? known);
  if (start !== from) setFrom(start);
  const isNew =
    start !== undefined &&
    newest !== undefined &&
    newest.id > start &&
    newest.senderId !== viewerId;
  return (
    <p aria-live="polite" className="sr-only">
      {isNew && arrivalWords(newest, people, viewerId)}
    </p>
  );
}

function arrivalWords(message: Message, people: People, viewerId: number): string {
  if (message.event) return eventLineWords(message.event, message, people, viewerId);
  return `${senderName(people, message.senderId)}: ${wordsOf(message)}`;
}
