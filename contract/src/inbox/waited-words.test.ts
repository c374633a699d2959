import { expect, it } from 'vitest';
import { filledTemplate } from './office-fields';
import { waitedWords } from './waited-words';

const MINUTE = 60_000;

it('a wait is shown in the largest unit that fits, and never longer than it was', () => {
  expect(waitedWords(59_999)).toBe('less than a minute');
  expect(waitedWords(MINUTE)).toBe('1 min');
  expect(waitedWords(119 * MINUTE)).toBe('1 hr');
  expect(waitedWords(47 * 60 * MINUTE)).toBe('47 hr');
  expect(waitedWords(48 * 60 * MINUTE)).toBe('2 days');
});

it('a saved answer has the first name of the member it goes to, wherever its placeholder is', () => {
  expect(filledTemplate('Hello {first name}, dear {first name}!', 'Lena')).toBe(
    'Hello Lena, dear Lena!',
  );
});

it('a first name is put in as it is, whatever signs it has', () => {
  expect(filledTemplate('Hello {first name}', '$& {first name}')).toBe('Hello $& {first name}');
});

it('a saved answer for several people has no gap where a name would be', () => {
  expect(filledTemplate('Hello {first name}, thank you.', undefined)).toBe('Hello, thank you.');
  expect(filledTemplate('{first name}, thank you.', '  ')).toBe('thank you.');
});
