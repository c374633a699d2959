import { dictionary } from '@zxcvbn-ts/language-common';

/** The passwords that leaked most often, in lower case. */
const LEAKED = new Set(dictionary['passwords-common']);

/**
 * In a word with such an ending ("Summer2026!") only the word is hard to guess. Longer endings may be hard by
 * themselves.
 */
const ENDING = /[\d\W_]{1,8}$/;
/** Shorter words are part of too many good passwords. */
const WORD_MIN = 4;
const OWN_MIN = 3;
/** This many characters besides one's own names are quickly guessed: a year, or a few signs. */
const REST_MAX = 4;

const fold = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

function isLeaked(folded: string): boolean {
  if (LEAKED.has(folded)) return true;
  const word = folded.replace(ENDING, '');
  return word.length >= WORD_MIN && LEAKED.has(word);
}

/** Every text as it is, without an address's domain, and its words; longest first. */
const partsOf = (about: readonly string[]) =>
  about
    .map(fold)
    .flatMap((text) => [text, text.split('@')[0] ?? '', ...text.split(/[^\p{L}\p{N}]+/u)])
    .filter((part) => part.length >= OWN_MIN)
    .sort((one, other) => other.length - one.length);

/** Whether a password consists of these texts and hardly anything else. */
function isMadeOf(folded: string, about: readonly string[]): boolean {
  const rest = partsOf(about).reduce((left, part) => left.replaceAll(part, ' '), folded);
  return rest !== folded && [...rest.replace(/[^\p{L}\p{N}]/gu, '')].length <= REST_MAX;
}

/**
 * Whether a password is quickly guessed. It has leaked often, alone or before a simple ending, repeats one or two
 * characters, or consists of what is known `about` the member and the organization: names and addresses.
 */
export function isCommonPassword(password: string, about: readonly string[] = []): boolean {
  const folded = fold(password);
  return new Set(folded).size <= 2 || isLeaked(folded) || isMadeOf(folded, about);
}
