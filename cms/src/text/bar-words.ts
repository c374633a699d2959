/** Words of a list as one text between bars, `|dogs|cats|`, so that a search for `|cats|` finds exactly that word. */
export const barWords = (words: readonly string[]): string =>
  words.length > 0 ? `|${words.join('|')}|` : '';

/** The words of such a text that are in a list, in the list's order. A word the list has no more is left out. */
export const wordsBetweenBars = <Word extends string>(
  text: string | null | undefined,
  list: readonly Word[],
): Word[] => list.filter((word) => text?.includes(`|${word}|`));
