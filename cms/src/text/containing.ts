/** A pattern for "contains this text just as it is written": wildcards in it are letters. */
export const patternOf = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** The same as a condition on a column, and its values. */
export const containsText = (column: string, text: string): [string, string[]] => [
  `?? like ? escape '\\'`,
  [column, patternOf(text)],
];
