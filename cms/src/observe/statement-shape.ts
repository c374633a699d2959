/** What stands in a statement besides its words: texts, numbers and the drivers' marks for values. */
const VALUES = /'(?:[^']|'')*'|\$\d+|(?<![\w"`])\d+(?:\.\d+)?\b/g;
const LISTS = /\((?:\s*\?\s*,)+\s*\?\s*\)/g;
const LONGEST = 300;

/**
 * The text of a statement without any value, so that equal questions count as one and nothing of a member is kept.
 * Lists of values are one mark, however long they are.
 */
export function statementShape(sql: string): string {
  const text = sql.replace(VALUES, '?').replace(LISTS, '(?, …)').replace(/\s+/g, ' ').trim();
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
