import { INBOX_TEXTS, type Message } from '@hearthside/contract/inbox';
import { useState } from 'react';
import { senderName, type People } from '../model/chat-words';

export interface ArrivalsProps {
  messages: readonly Message[];
  people: People;
  viewerId: number;
}

/** Reads a new message out where a screen reader is used; those that were here before, or are older, are not. */
export function Arrivals({ messages, people, viewerId }: ArrivalsProps) {
  const newest = messages.at(-1);
  const [from] = useState(newest?.id ?? 0);
  const isNew = newest !== undefined && newest.id > from && newest.senderId !== viewerId;
  return (
    <p aria-live="polite" className="sr-only">
      {isNew &&
        `${senderName(people, newest.senderId)}: ${newest.content || INBOX_TEXTS.attachment}`}
    </p>
  );
}
