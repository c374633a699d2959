import { expect, it } from 'vitest';
import { seal, unseal } from './sealed';

it('a sealed text is read with its key and for whom it was sealed, and in no other way', () => {
  const sealed = seal('key', '7', 'the secret');
  expect(sealed).not.toContain('secret');
  expect(unseal('key', '7', sealed)).toBe('the secret');
  expect(unseal('other key', '7', sealed)).toBeNull();
  expect(unseal('key', '8', sealed)).toBeNull();
  expect(unseal('key', '7', `${sealed.slice(0, -2)}AA`)).toBeNull();
  expect(unseal('key', '7', 'short')).toBeNull();
});

it('the same text is sealed differently each time', () => {
  expect(seal('key', '7', 'the secret')).not.toBe(seal('key', '7', 'the secret'));
});
