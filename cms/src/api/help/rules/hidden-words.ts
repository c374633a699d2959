import { createHmac } from 'node:crypto';

/** No normalized word has this sign. */
const SIGN = '#';

/** For SQL: what `hiddenWords` are like. */
export const HIDDEN_LIKE = `${SIGN}%`;

/**
 * What is stored instead of words that only few members have searched for: the same for the same words, and read by
 * nobody. With a key, because names and phone numbers could be guessed from a plain hash.
 */
export const hiddenWords = (secret: string, words: string): string =>
  SIGN + createHmac('sha256', secret).update(`missed-search,${words}`).digest('base64url');

/** Whether these hidden words are the beginning of what is typed now, and were searched for on the way to it. */
export const isHiddenBeginning = (secret: string, hidden: string, words: string): boolean =>
  hidden.startsWith(SIGN) &&
  Array.from(words, (_, end) => hiddenWords(secret, words.slice(0, end))).includes(hidden);

/** What people type that says who they are: an address, a phone or chip number. It is not counted at all. */
export const isPersonal = (typed: string): boolean => /[@\p{N}]/u.test(typed);
