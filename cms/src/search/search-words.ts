/** Longer ones are cut, when they are kept and when they are looked for: no index takes them. */
const LONGEST = 60;

/** Without capitals, accents and whatever else only changes how a letter is written. */
const folded = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    // By way of capitals, so that ß is found as ss, and each sigma as any other.
    .toLowerCase()
    .toUpperCase()
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/\u03c2/g, '\u03c3');

const cut = (word: string) => [...word].slice(0, LONGEST).join('');

const split = (text: string): string[] =>
  (folded(text).match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => cut(word));

/** Marks within a word that many people do not type: dogs finds dog's, and obrien O'Brien. */
const withoutApostrophes = (text: string) =>
  text.replace(/(?<=[\p{L}\p{N}])['\u2018\u2019\u02bc\uff07](?=[\p{L}\p{N}])/gu, '');

/**
 * The words a text is found by, each once: folded, only letters and digits, so that both databases find the
 * same. One with an apostrophe is found whole and by its halves.
 */
export function searchWords(...texts: string[]): string[] {
  // A long text has few words many times; folding is what takes time.
  const text = [...new Set(texts.flatMap((one) => one.match(/\S+/g) ?? []))].join(' ');
  return [...new Set([...split(withoutApostrophes(text)), ...split(text)])];
}

/** The words somebody looks for, each once and at most twenty: each has to begin a word of what is found. */
export const typedWords = (typed: string): string[] => [
  ...new Set(split(withoutApostrophes(typed.slice(0, 1000))).slice(0, 20)),
];
