import { expect, it } from 'vitest';
import { peopleCount, startOfMore, trustCount } from './trust-words';

it('counts people and trusts in words', () => {
  expect([0, 1, 2].map(peopleCount)).toEqual(['Nobody yet', '1 person', '2 people']);
  expect([0, 1, 2].map(trustCount)).toEqual(['0 trusts', '1 trust', '2 trusts']);
});

it('tells of more only where there is more', () => {
  expect(startOfMore(50, 120, 'trusts')).toBe(
    'These are the first 50 of 120 trusts. Search to find the others.',
  );
  expect(startOfMore(50, 50, 'trusts')).toBe('');
  expect(startOfMore(0, 0, 'trusts')).toBe('');
});
