import { createHmac } from 'node:crypto';

/** No normalized word has this sign. */
const SIGN = '#';

/** For SQL: what `hiddenWords` are like. */
export const HIDDEN_LIKE = `${SIGN}%`;

/** Between what stands for the whole words and what stands for each of their beginnings. */
const AFTER_WHOLE = '.';

const digest = (secret: string, words: string) =>
  createHmac('sha256', secret).update(`missed-search,${words}`).digest('base64url');

/** One sign for each beginning of these words: the more of them two searches share, the surer both begin alike. */
const beginnings = (secret: string, words: string) =>
  Array.from(words, (_, at) => digest(secret, words.slice(0, at + 1)).charAt(0)).join('');

/**
 * What is stored instead of words that only few members have searched for: the same for the same words, and read by
 * nobody. With a key, because names and phone numbers could be guessed from a plain hash.
 */
export const hiddenWords = (secret: string, words: string): string =>
  SIGN + digest(secret, words) + AFTER_WHOLE + beginnings(secret, words);

const beginningsOf = (hidden: string) => hidden.slice(hidden.indexOf(AFTER_WHOLE) + 1);

/** Whether words are the beginning of longer ones, as when somebody types on or removes letters. Each may be hidden. */
export function isBeginning(secret: string, beginning: string, whole: string): boolean {
  const hidden = (words: string) => (words.startsWith(SIGN) ? words : hiddenWords(secret, words));
  const [short, long] = [beginningsOf(hidden(beginning)), beginningsOf(hidden(whole))];
  return short.length < long.length && long.startsWith(short);
}

/** What people type that says who they are: an address, a phone or chip number. It is not counted at all. */
export const isPersonal = (typed: string): boolean => /[@\p{N}]/u.test(typed);
