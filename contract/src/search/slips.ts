/** One slip is forgiven for so many letters. */
const LETTERS_A_SLIP = 5;
const SLIPS_MAX = 2;

/** How many slips are forgiven in a typed word: one in five letters, at most two. */
const slipsForgiven = (typed: string): number =>
  Math.min(SLIPS_MAX, Math.floor(typed.length / LETTERS_A_SLIP));

/** No name and no word of a title that somebody types from memory is longer. */
const LONGEST = 40;
/** More than is ever forgiven. */
const TOO_MANY = SLIPS_MAX + 1;

/** Three rows of the table of distances, which are used again for each word. */
let [before, last, now] = [0, 1, 2].map(() => new Uint8Array(LONGEST + SLIPS_MAX + 2)) as [
  Uint8Array,
  Uint8Array,
  Uint8Array,
];

/**
 * How many slips make what is typed the beginning of a word: a letter left out, added, replaced, or two swapped
 * (Damerau and Levenshtein). More than `most` if there are more. Only what lies near enough to the diagonal of the table
 * is calculated, because this is done for every known word.
 */
function slipsTo(typed: string, word: string, most: number): number {
  const width = Math.min(word.length, typed.length + most);
  last.fill(TOO_MANY);
  for (let at = 0; at <= Math.min(most, width); at += 1) last[at] = at;
  for (let row = 1; row <= typed.length; row += 1) {
    now.fill(TOO_MANY);
    if (row <= most) now[0] = row;
    let fewest = row <= most ? row : TOO_MANY;
    for (let at = Math.max(1, row - most); at <= Math.min(width, row + most); at += 1) {
      const same = typed.charCodeAt(row - 1) === word.charCodeAt(at - 1);
      let slips = Math.min(
        (last[at] ?? TOO_MANY) + 1,
        (now[at - 1] ?? TOO_MANY) + 1,
        (last[at - 1] ?? TOO_MANY) + (same ? 0 : 1),
      );
      const swapped =
        row > 1 &&
        at > 1 &&
        typed.charCodeAt(row - 1) === word.charCodeAt(at - 2) &&
        typed.charCodeAt(row - 2) === word.charCodeAt(at - 1);
      if (swapped) slips = Math.min(slips, (before[at - 2] ?? TOO_MANY) + 1);
      now[at] = Math.min(slips, TOO_MANY);
      fewest = Math.min(fewest, slips);
    }
    if (fewest > most) return TOO_MANY;
    [before, last, now] = [last, now, before];
  }
  let fewest = TOO_MANY;
  for (let at = Math.max(0, typed.length - most); at <= width; at += 1)
    fewest = Math.min(fewest, last[at] ?? TOO_MANY);
  return fewest;
}

/** Whether one of the first two letters is where it should be, which is quickly seen. Nearly all words are not near. */
const beginsAlike = (typed: string, word: string): boolean =>
  typed[0] === word[0] || typed[1] === word[1] || typed[0] === word[1] || typed[1] === word[0];

/** So many mistyped words of a search are looked for. More are no slips any more. */
const MISTYPED_MAX = 3;

const mayBeMistyped = (word: string) => slipsForgiven(word) > 0 && word.length <= LONGEST;

/** Whether a slip in any of these words could be forgiven. */
export const mayBeMeant = (typed: readonly string[]): boolean => typed.some(mayBeMistyped);

/**
 * The word that was most likely meant: the one with the fewest slips, of these the one whose length is nearest. The
 * typed one if it begins a known word, or if none is near enough.
 */
function meantWord(typed: string, known: readonly Iterable<string>[]): string {
  const most = slipsForgiven(typed);
  let best: { word: string; slips: number; apart: number } | null = null;
  for (const words of known) {
    for (const word of words) {
      if (word.startsWith(typed)) return typed;
      // A word that is much shorter can't be reached, and a slip is only forgiven in so many letters.
      if (word.length < Math.max(typed.length - most, LETTERS_A_SLIP)) continue;
      if (!beginsAlike(typed, word)) continue;
      const limit = best?.slips ?? most;
      const slips = slipsTo(typed, word, limit);
      if (slips > limit) continue;
      const apart = Math.abs(word.length - typed.length);
      if (!best || slips < best.slips || apart < best.apart) best = { word, slips, apart };
    }
  }
  return best?.word ?? typed;
}

/**
 * What was most likely meant by words that nothing has together. The known words have to be those of what the searching
 * member may see: others would tell by their influence that they exist. They have to be without capitals and accents,
 * as the typed ones. Null if none of the words changes.
 */
export function meantBy(
  typed: readonly string[],
  known: readonly Iterable<string>[],
): string | null {
  const words = [...new Set(typed)];
  const looked = new Set(words.filter(mayBeMistyped).slice(0, MISTYPED_MAX));
  const meant = words.map((word) => (looked.has(word) ? meantWord(word, known) : word));
  return meant.some((word, at) => word !== words[at]) ? meant.join(' ') : null;
}
