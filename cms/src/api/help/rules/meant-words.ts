import { meantWord, slipsForgiven } from '@hearthside/contract/search/slips';

/** Whether a slip in any of these words could be forgiven. */
export const mayBeMeant = (typed: readonly string[]): boolean =>
  typed.some((word) => slipsForgiven(word) > 0);

/**
 * What was most likely meant by words that no answer has together. A word that begins a known one is no slip. Null if
 * none of them changes.
 */
export function meantBy(typed: readonly string[], known: ReadonlySet<string>): string | null {
  const isKnown = (word: string) => [...known].some((one) => one.startsWith(word));
  const meant = typed.map((word) => (isKnown(word) ? word : (meantWord(word, known) ?? word)));
  return meant.some((word, at) => word !== typed[at]) ? meant.join(' ') : null;
}
