import { asWhole } from './whole-word';

/** Fewer letters begin words that mean something else: rabbits begin with the first three of rabies. */
const BEGINNING_MIN = 4;
const STEM_MIN = 3;
const UNDOUBLED_MIN = 6;

/** Endings of English words, the longest first, and what the rest of the word has to look like. */
const ENDINGS: readonly (readonly [ending: string, rest: RegExp])[] = [
  ['ies', /./],
  ['ing', /[aeiouy]/],
  ['es', /(?:ss|x|z|ch|sh)$/],
  // Breed and speed are no forms of other words.
  ['ed', /[aeiouy].*[^e]$/],
  ['s', /[^siu]$/],
];

/**
 * What else to look for, so that 'reminders', 'canceled' and 'moving' find reminder, cancel and move: beginnings of
 * words, or whole words (`asWhole`) where a beginning would have too few letters to say anything. Empty for a word
 * without such an ending.
 */
export function formsOf(word: string): string[] {
  for (const [ending, rest] of ENDINGS) {
    const stem = word.slice(0, -ending.length);
    if (!word.endsWith(ending) || stem.length < STEM_MIN || !rest.test(stem)) continue;
    // Allergies are of an allergy, and cookies of a cookie.
    if (ending === 'ies') return [asWhole(`${stem}y`), asWhole(`${stem}ie`)];
    if (stem.length >= BEGINNING_MIN) return [undoubled(stem)];
    // Moving is of move, and eating of eat.
    return ending.endsWith('s') ? [asWhole(stem)] : [`${stem}e`, asWhole(stem)];
  }
  return [];
}

/** Canceled and cancelled are both written. */
const undoubled = (stem: string) =>
  stem.length > UNDOUBLED_MIN && /([bdglmnprt])\1$/.test(stem) ? stem.slice(0, -1) : stem;
