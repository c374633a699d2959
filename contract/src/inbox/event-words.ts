import { cardWords } from './card-words';
import type { ChatEvent, Sees } from './events';

// Without a schema: a thread says these words, and checks nothing.

/** A piece of a line: words of the portal, or a name that somebody gave, which may be written from right to left. */
export interface EventPart {
  text: string;
  isName?: true;
}

const named = (text: string): EventPart => ({ text, isName: true });
const said = (text: string): EventPart => ({ text });

/** The names in a row, with the viewer last as "you": 'Jonas, Mei and you'. */
function listed(memberIds: readonly number[], names: readonly string[], viewerId: number) {
  const others = names.filter((_name, at) => memberIds[at] !== viewerId).map(named);
  const all = memberIds.includes(viewerId) ? [...others, said('you')] : others;
  return all.flatMap((part, at): EventPart[] => {
    if (at === 0) return [part];
    return [said(at === all.length - 1 ? ' and ' : ', '), part];
  });
}

/** What the added people see, in a sentence. */
function seesWords(memberIds: readonly number[], sees: Sees, viewerId: number): string {
  const who = memberIds.length === 1 && memberIds[0] === viewerId ? 'You' : 'They';
  return `. ${who} see ${sees === 'all' ? 'all messages' : 'messages from now on'}.`;
}

/**
 * The line of what happened, in pieces.
 * @param by the name of who did it; null if it was the viewer
 */
export function eventParts(event: ChatEvent, by: string | null, viewerId: number): EventPart[] {
  const who = by === null ? said('You') : named(by);
  switch (event.type) {
    case 'renamed':
      return event.name === null
        ? [who, said(' removed the group’s name')]
        : [who, said(' named the group “'), named(event.name), said('”')];
    case 'pictured':
      return [who, said(` ${event.removed ? 'removed' : 'changed'} the group’s picture`)];
    case 'added': {
      const { memberIds, names, sees } = event;
      const people = listed(memberIds, names, viewerId);
      return [who, said(' added '), ...people, said(seesWords(memberIds, sees, viewerId))];
    }
    case 'removed':
      return [who, said(' removed '), ...listed(event.memberIds, event.names, viewerId)];
    case 'left':
      return [who, said(' left the group')];
    case 'card':
      return [who, said(` ${cardWords(event.card)}`)];
  }
}

/** The same as one text. */
export const eventWords = (event: ChatEvent, by: string | null, viewerId: number): string =>
  eventParts(event, by, viewerId)
    .map(({ text }) => text)
    .join('');
