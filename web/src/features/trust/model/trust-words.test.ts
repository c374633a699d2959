import { expect, it } from 'vitest';
import { peopleCount, petCount, trustCount, careWords } from './trust-words';

it('the portal counts people, pets and trusts in words', () => {
  expect([0, 1, 2].map(peopleCount)).toEqual(['No one yet', '1 person', '2 people']);
  expect([0, 1, 2].map(petCount)).toEqual(['No pets yet', '1 pet', '2 pets']);
  expect([0, 1, 2].map(trustCount)).toEqual(['0 trusts', '1 trust', '2 trusts']);
});

it('a pet of a trust says who takes over what for it', () => {
  expect(careWords({ care: [] })).toBe('No one to take over yet');
  const care = [
    { role: 'trustee' as const, name: 'Jo Park' },
    { role: 'foster' as const, name: 'Ann Lee' },
  ];
  expect(careWords({ care })).toBe('Trustee: Jo Park · Foster: Ann Lee');
});
