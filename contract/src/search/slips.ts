/** One slip is forgiven for so many letters. */
const LETTERS_A_SLIP = 5;
const SLIPS_MAX = 2;

/** How many slips are forgiven in a typed word: one in five letters, at most two. */
export const slipsForgiven = (typed: string): number =>
  Math.min(SLIPS_MAX, Math.floor(typed.length / LETTERS_A_SLIP));

/**
 * How many slips make what is typed the beginning of a word: a letter left out, added, replaced, or two swapped
 * (Damerau and Levenshtein). Infinity if there are more than `most`.
 */
export function slipsTo(typed: string, word: string, most: number): number {
  let before: number[] = [];
  let last = Array.from({ length: word.length + 1 }, (_, at) => at);
  for (let row = 1; row <= typed.length; row += 1) {
    const now = [row];
    for (let at = 1; at <= word.length; at += 1) {
      const same = typed[row - 1] === word[at - 1];
      const swapped = typed[row - 1] === word[at - 2] && typed[row - 2] === word[at - 1];
      now[at] = Math.min(
        (last[at] ?? 0) + 1,
        (now[at - 1] ?? 0) + 1,
        (last[at - 1] ?? 0) + (same ? 0 : 1),
        swapped && row > 1 && at > 1 ? (before[at - 2] ?? 0) + 1 : Infinity,
      );
    }
    if (Math.min(...now) > most) return Infinity;
    [before, last] = [last, now];
  }
  const fewest = Math.min(...last);
  return fewest > most ? Infinity : fewest;
}

/**
 * The word that was most likely meant: the one with the fewest slips, of these the one whose length is nearest. Null if
 * none is near enough. The words have to be without capitals and accents, as the typed one.
 */
export function meantWord(typed: string, words: Iterable<string>): string | null {
  const most = slipsForgiven(typed);
  if (most === 0) return null;
  let best: { word: string; slips: number; apart: number } | null = null;
  for (const word of words) {
    // A word that is much shorter can't be reached.
    if (word.length < typed.length - most) continue;
    const slips = slipsTo(typed, word.slice(0, typed.length + most), best?.slips ?? most);
    if (slips === Infinity) continue;
    const apart = Math.abs(word.length - typed.length);
    if (!best || slips < best.slips || (slips === best.slips && apart < best.apart))
      best = { word, slips, apart };
  }
  return best?.word ?? null;
}
