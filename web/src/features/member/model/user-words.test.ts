import { expect, it } from 'vitest';
import { dependentLines, people } from './user-words';

it('the words for users list what belongs to a person', () => {
  const trusts = (count: number, ...names: string[]) =>
    dependentLines([{ kind: 'trusts', count, names }]);
  expect(trusts(1, 'Biscuit')).toEqual(['Assigned to 1 trust: Biscuit']);
  expect(trusts(2, 'A', 'B')).toEqual(['Assigned to 2 trusts: A, B']);
  expect(trusts(5, 'A', 'B', 'C')).toEqual(['Assigned to 5 trusts: A, B, C and 2 more']);
  expect(trusts(0)).toEqual([]);
  expect(dependentLines([{ kind: 'pets', count: 3, names: ['Biscuit', 'Moss'] }])).toEqual([
    'Owns 3 pets: Biscuit, Moss and 1 more',
  ]);
  expect(dependentLines([{ kind: 'chats', count: 1, names: ['Sam Delgado'] }])).toEqual([
    'Takes part in 1 chat: Sam Delgado',
  ]);
  expect(dependentLines([])).toEqual([]);
});

it('the words for users count people', () => {
  expect(people(1)).toBe('1 person');
  expect(people(0)).toBe('0 people');
  expect(people(12040)).toBe('12,040 people');
});
