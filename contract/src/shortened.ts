/**
 * A text of at most `max` UTF-16 units. A longer one ends in an ellipsis, and no character is cut in half.
 * Where a text goes into a line or a column of fixed length.
 */
export const shortened = (text: string, max: number): string =>
  text.length <= max ? text : `${text.slice(0, max - 1).replace(/\p{Cs}$/u, '')}…`;
