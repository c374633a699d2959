import { expect, it } from 'vitest';
import { alreadySo, dependentLines, concernedBy, people, verifiedMany } from './user-words';

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

it('the words for users say how many were verified', () => {
  expect(verifiedMany(3, true)).toBe('3 users verified');
  expect(verifiedMany(1, true)).toBe('1 user verified');
  expect(verifiedMany(2, false)).toBe('2 users unverified');
  expect(verifiedMany(0, true)).toBe('They are all verified already');
});

it('the words for users count people', () => {
  expect(people(1)).toBe('1 person');
  expect(people(0)).toBe('0 people');
  expect(people(12040)).toBe('12,040 people');
});

it('concernedBy separates those whose verification changes from those who already have it', () => {
  const [a, b] = [{ verified: true }, { verified: false }];
  expect(concernedBy([a, b, a], true)).toEqual({ concerned: [b], already: 2 });
  expect(concernedBy([a, b, a], false)).toEqual({ concerned: [a, a], already: 1 });
  expect(alreadySo(7, true)).toBe('7 are verified already');
  expect(alreadySo(1, false)).toBe('1 is unverified already');
});
