import { expect, it } from 'vitest';
import { changesBetween } from './changes';

const LABELS = { firstName: 'First name', city: 'City', state: 'State' };

it('a list of changes names what differs, old and new, by its label and in its order', () => {
  const before = { city: 'Portland', firstName: 'Rosa', state: 'Oregon' };
  const after = { state: '', firstName: 'Rose', city: 'Portland' };
  expect(changesBetween(LABELS, before, after)).toEqual([
    { field: 'First name', from: 'Rosa', to: 'Rose' },
    { field: 'State', from: 'Oregon', to: '' },
  ]);
});

it('a list of changes treats missing values as empty', () => {
  expect(changesBetween(LABELS, {}, { city: '' })).toEqual([]);
  expect(changesBetween(LABELS, {}, { city: 'Salem' })).toEqual([
    { field: 'City', from: '', to: 'Salem' },
  ]);
});
