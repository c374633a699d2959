import { FORMER_MEMBER, type ChatEvent } from '@hearthside/contract/inbox/events';
import { eventParts, eventWords, type EventPart } from '@hearthside/contract/inbox/event-words';
import type { Message } from '@hearthside/contract/inbox/fields';
import { nameOf, type People } from './chat-words';

type Line = Pick<Message, 'senderId'>;

/** The name of who did it. Null if it was the viewer, who is "You". */
export function doerOf({ senderId }: Line, people: People, viewerId: number): string | null {
  if (senderId === viewerId) return null;
  const user = senderId === null ? undefined : people.get(senderId);
  return user ? nameOf(user) : FORMER_MEMBER;
}

/** A line of what happened, in pieces. */
export const eventLineParts = (
  event: ChatEvent,
  line: Line,
  people: People,
  viewerId: number,
): EventPart[] => eventParts(event, doerOf(line, people, viewerId), viewerId);

/** The same as one text. */
export const eventLineWords = (
  event: ChatEvent,
  line: Line,
  people: People,
  viewerId: number,
): string => eventWords(event, doerOf(line, people, viewerId), viewerId);
