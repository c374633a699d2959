/** A LIKE pattern for "contains this text literally", with wildcards in the text escaped. */
export const patternOf = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** The same as a condition on a column, with its values. */
export const containsText = (column: string, text: string): [string, string[]] => [
  `?? like ? escape '\\'`,
  [column, patternOf(text)],
];
