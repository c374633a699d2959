import { expect, it } from 'vitest';
import { isCommonPassword } from './common-passwords';

it.each([
  'password',
  'PassWord1',
  '12345678',
  'abababab',
  'aaaaaaaaaaaa',
  'iloveyou',
  'hearthside',
])('%s is common', (password) => expect(isCommonPassword(password)).toBe(true));
it.each([
  'Lantern-under-the-oak',
  'abcabcab',
  'password-of-mine-77',
  '\u{1f43e}\u{1f431}\u{1f436}ab',
])('%s is not', (password) => expect(isCommonPassword(password)).toBe(false));
it.each(['wilhelmina', 'Wilhelmina99!', 'wilma.k@x.yz', 'wilma.k2026'])(
  'one\u2019s own name or address is: %s',
  (password) => expect(isCommonPassword(password, ['wilma.k@x.yz', 'Wilhelmina'])).toBe(true),
);
it('a short name forbids nothing', () => {
  expect(isCommonPassword('bob-1234-lantern', ['Bob'])).toBe(false);
  expect(isCommonPassword('bob12345', ['Bob'])).toBe(false);
});
