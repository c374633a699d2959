import { expect, it } from 'vitest';
import { isCommonPassword } from './common-passwords';

it.each([
  'password',
  'PassWord1',
  '12345678',
  'abababab',
  'aaaaaaaaaaaa',
  'iloveyou',
  'spiderman',
  'q1w2e3r4',
  '147258369',
  'P@ssw0rd1',
  'Summer2026!',
  'Dragon_99',
])('the password %s is common', (password) => expect(isCommonPassword(password)).toBe(true));
it.each([
  'Lantern-under-the-oak',
  'paws-and-hearth',
  'Paws-and-hearth-1',
  'four calm dogs',
  // A word followed by more digits than anyone tries.
  'dragon8302716594',
  'password-of-mine-77',
  '\u{1f43e}\u{1f431}\u{1f436}ab',
])('the password %s is not common', (password) => expect(isCommonPassword(password)).toBe(false));
it.each(['wilhelmina', 'Wilhelmina99!', 'wilma.k@x.yz', 'wilma.k2026'])(
  'a password made of the member’s own name or address is common: %s',
  (password) => expect(isCommonPassword(password, ['wilma.k@x.yz', 'Wilhelmina'])).toBe(true),
);
it.each(['theo-okafor', 'OkaforTheo1', 'théo_okafor.26', 'petHaven2026', 'pet-haven-theo'])(
  'a password made of the member’s whole name or the organization’s is common: %s',
  (password) =>
    expect(isCommonPassword(password, ['t.o@x.yz', 'Theo', 'Okafor', 'Pet Haven'])).toBe(true),
);
it('a name among other words does not make a password common', () => {
  expect(isCommonPassword('theo-under-the-oak', ['Theo', 'Okafor'])).toBe(false);
});
it('a short name does not make a password common', () => {
  expect(isCommonPassword('bob-1234-lantern', ['Bob'])).toBe(false);
  expect(isCommonPassword('bob48213', ['Bob'])).toBe(false);
});
