import { expect, it } from 'vitest';
import { countedTitle } from './title-count';

it.each([
  [0, 'Inbox'],
  [3, '(3) Inbox'],
  [99, '(99) Inbox'],
  [100, '(99+) Inbox'],
])('a counted title puts the count %d in front', (number, words) => {
  expect(countedTitle('Inbox', number)).toBe(words);
});
