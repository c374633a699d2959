/** How long a member is assumed to be still typing the same search, in milliseconds. */
const TYPING_MS = 60_000;

interface Before {
  words: string;
  at: Date;
}

/**
 * Whether a search that found nothing counts, and whether it replaces the member's last one. The screen searches
 * while a member types, and only the complete text is what they searched for. Removing letters does not count as a
 * search. `begins` says whether the first words are the beginning of the second, because some are stored hidden.
 */
export function countsAs(
  words: string,
  last: Before | undefined,
  now: Date,
  begins: (beginning: string, whole: string) => boolean,
): { counts: boolean; replaces: boolean } {
  const isTyping = last !== undefined && now.getTime() - last.at.getTime() < TYPING_MS;
  if (!isTyping) return { counts: true, replaces: false };
  return { counts: !begins(words, last.words), replaces: begins(last.words, words) };
}
