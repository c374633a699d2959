const STEM_MIN = 3;
const UNDOUBLED_MIN = 6;

/** Endings of English words, the longest first, and what the rest of the word has to look like. */
const ENDINGS: readonly (readonly [ending: string, rest: RegExp])[] = [
  ['ies', /./],
  ['ing', /[aeiouy]/],
  ['es', /(?:ss|x|z|ch|sh)$/],
  ['ed', /[aeiouy]/],
  ['s', /[^siu]$/],
];

/**
 * What other forms of a word begin with, so that 'reminders', 'canceled' and 'moving' find reminder, cancel and move;
 * null for a word without such an ending. It is no word by itself.
 */
export function stemOf(word: string): string | null {
  for (const [ending, rest] of ENDINGS) {
    const stem = word.slice(0, -ending.length);
    if (!word.endsWith(ending) || stem.length < STEM_MIN || !rest.test(stem)) continue;
    // Canceled and cancelled are both written.
    return stem.length > UNDOUBLED_MIN && /([bdglmnprt])\1$/.test(stem) ? stem.slice(0, -1) : stem;
  }
  return null;
}
