/** So long somebody is taken to be still typing the same. */
const TYPING_MS = 60_000;

interface Before {
  words: string;
  at: Date;
}

/**
 * Whether a search that found nothing counts, and whether it counts in place of the member's last one: the
 * screen asks while somebody types, and only what they typed to the end is what they looked for. Taking letters
 * back is no search.
 */
export function countsAs(
  words: string,
  last: Before | undefined,
  now: Date,
): { counts: boolean; replaces: boolean } {
  const isTyping = last !== undefined && now.getTime() - last.at.getTime() < TYPING_MS;
  if (!isTyping) return { counts: true, replaces: false };
  return { counts: !last.words.startsWith(words), replaces: words.startsWith(last.words) };
}
