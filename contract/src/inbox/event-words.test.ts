import { expect, it } from 'vitest';
import { eventParts, eventWords } from './event-words';
import { chatEvent, type ChatEvent } from './events';

const ME = 7;
const added = (memberIds: number[], names: string[], sees: 'all' | 'from-now'): ChatEvent => ({
  type: 'added',
  memberIds,
  names,
  sees,
});

it.each<[ChatEvent, string | null, string]>([
  [{ type: 'renamed', name: 'Moss' }, 'Rosa Diaz', 'Rosa Diaz named the group “Moss”'],
  [{ type: 'renamed', name: null }, null, 'You removed the group’s name'],
  [{ type: 'pictured', removed: false }, null, 'You changed the group’s picture'],
  [{ type: 'pictured', removed: true }, 'Rosa', 'Rosa removed the group’s picture'],
  [{ type: 'left' }, 'Rosa', 'Rosa left the group'],
  [{ type: 'left' }, null, 'You left the group'],
  [added([2], ['Jo'], 'all'), 'Rosa', 'Rosa added Jo. They see all messages.'],
  [
    added([2, 3], ['Jo', 'Mei'], 'from-now'),
    null,
    'You added Jo and Mei. They see messages from now on.',
  ],
  [added([ME], ['Max'], 'from-now'), 'Rosa', 'Rosa added you. You see messages from now on.'],
  [
    added([ME, 2, 3], ['Max', 'Jo', 'Mei'], 'all'),
    'Rosa',
    'Rosa added Jo, Mei and you. They see all messages.',
  ],
  [{ type: 'removed', memberIds: [2], names: ['Jo'] }, 'Rosa', 'Rosa removed Jo'],
])('what happened is said in words: %j by %s', (event, by, words) => {
  expect(eventWords(event, by, ME)).toBe(words);
  expect(chatEvent.parse(event)).toEqual(event);
});

it('every name is a piece of its own, whatever its direction', () => {
  const names = eventParts(added([2, 3], ['יונה', 'Mei'], 'all'), 'Rosa', ME).filter(
    ({ isName }) => isName,
  );
  expect(names.map(({ text }) => text)).toEqual(['Rosa', 'יונה', 'Mei']);
});
