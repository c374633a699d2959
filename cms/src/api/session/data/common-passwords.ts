import { dictionary } from '@zxcvbn-ts/language-common';

/** What leaked most often, in lower case. */
const LEAKED = new Set(dictionary['passwords-common']);

/** Of a word with such an ending ("Summer2026!") only the word is hard to guess. Longer ones may be by themselves. */
const ENDING = /[\d\W_]{1,8}$/;
/** Shorter words stand in too many good passwords. */
const WORD_MIN = 4;
const OWN_MIN = 3;
/** So much beside one's own names is soon tried: a year, or a few signs. */
const REST_MAX = 4;

const fold = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

function isLeaked(folded: string): boolean {
  if (LEAKED.has(folded)) return true;
  const word = folded.replace(ENDING, '');
  return word.length >= WORD_MIN && LEAKED.has(word);
}

/** Every text as it is, without an address's domain, and its words; the longest first. */
const partsOf = (about: readonly string[]) =>
  about
    .map(fold)
    .flatMap((text) => [text, text.split('@')[0] ?? '', ...text.split(/[^\p{L}\p{N}]+/u)])
    .filter((part) => part.length >= OWN_MIN)
    .sort((one, other) => other.length - one.length);

/** Whether a password is made of these texts, and hardly of anything else. */
function isMadeOf(folded: string, about: readonly string[]): boolean {
  const rest = partsOf(about).reduce((left, part) => left.replaceAll(part, ' '), folded);
  return rest !== folded && [...rest.replace(/[^\p{L}\p{N}]/gu, '')].length <= REST_MAX;
}

/**
 * Whether a password is soon guessed: it has leaked often, alone or before a simple ending, repeats one or two
 * characters, or is made of what is known `about` the person and the organisation: names and addresses.
 */
export function isCommonPassword(password: string, about: readonly string[] = []): boolean {
  const folded = fold(password);
  return new Set(folded).size <= 2 || isLeaked(folded) || isMadeOf(folded, about);
}
