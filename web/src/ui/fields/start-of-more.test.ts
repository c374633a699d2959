import { expect, it } from 'vitest';
import { startOfMore } from './start-of-more';

it('the note about a list’s start mentions more entries only if there are more', () => {
  expect(startOfMore(50, 120, 'trusts')).toBe(
    'These are the first 50 of 120 trusts. Search to find the others.',
  );
  expect(startOfMore(50, 50, 'trusts')).toBe('');
  expect(startOfMore(0, 0, 'trusts')).toBe('');
});
