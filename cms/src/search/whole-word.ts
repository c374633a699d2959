/**
 * The end of a word that has to be a word of a text as it is. Without it, words of a text only have to begin so. No typed
 * word has this sign.
 */
const WHOLE = '=';

/** Marks a word as one that is looked for as a whole, because too many others begin with it. */
export const asWhole = (word: string): string => `${word}${WHOLE}`;

/** The word without its mark; null if words only have to begin with it. */
export const wholeWord = (word: string): string | null =>
  word.endsWith(WHOLE) ? word.slice(0, -WHOLE.length) : null;

/** Whether a word of a text is what is looked for, or begins so. */
export const isWord = (said: string, word: string): boolean => {
  const whole = wholeWord(word);
  return whole === null ? said.startsWith(word) : said === whole;
};
