import { expect, it } from 'vitest';
import { SentKeys } from './sent-keys';

it('the sent keys reuse a key for the same item until it has arrived, and use another one for different details', () => {
  const keys = new SentKeys();
  const first = keys.keyFor('link', { title: 'A walk' });
  expect(keys.keyFor('link', { title: 'A walk' })).toBe(first);
  expect(keys.keyFor('other', { title: 'A walk' })).not.toBe(first);
  keys.arrived('link');
  const second = keys.keyFor('link', { title: 'A walk' });
  expect(second).not.toBe(first);
  expect(keys.keyFor('link', { title: 'Another' })).not.toBe(second);
});
