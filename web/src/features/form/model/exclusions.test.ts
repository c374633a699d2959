import { FORM_LIMITS } from '@hearthside/contract/form/fields';
import { expect, it } from 'vitest';
import { chosenNames, chosenPeople, isTooMany } from './exclusions';

const rosa = { id: 1, name: 'Rosa' };
const theo = { id: 2, name: 'Theo' };

it('the exclusions say who is chosen and who no longer exists', () => {
  expect(chosenPeople([2, 9, 1], [rosa, theo, rosa])).toEqual({ chosen: [theo, rosa], gone: [9] });
});

it('the exclusions name twenty users and count the others', () => {
  expect(chosenNames([rosa, theo])).toBe('Rosa, Theo');
  const many = Array.from({ length: 23 }, (_, index) => ({ name: `P${index}` }));
  expect(chosenNames(many)).toMatch(/P19 and 3 more$/);
});

it('the exclusions know how many users a question can exclude', () => {
  const ids = Array.from({ length: FORM_LIMITS.excluded }, (_, index) => index + 1);
  expect(isTooMany(ids)).toBe(false);
  expect(isTooMany([...ids, 0])).toBe(true);
});
