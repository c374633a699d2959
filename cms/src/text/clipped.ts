/** How many characters a short text column holds. */
const LONGEST = 255;

/** A line of text cut to fit its column. Names in it may make it too long, and it must be stored all the same. */
export const clipped = (text: string): string =>
  text.length <= LONGEST ? text : `${text.slice(0, LONGEST - 1).replace(/\p{Cs}$/u, '')}…`;
