/** What a column of a short text holds. */
const LONGEST = 255;

/** A text of one line as a database keeps it: names in it may make it too long, and it must be told all the same. */
export const clipped = (text: string): string =>
  text.length <= LONGEST ? text : `${text.slice(0, LONGEST - 1).replace(/\p{Cs}$/u, '')}…`;
