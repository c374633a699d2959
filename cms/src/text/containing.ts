import type { Knex } from 'knex';

/** A LIKE pattern for "contains this text literally", with wildcards in the text escaped. */
export const patternOf = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** The same as a condition on a column, with its values. */
export const containsText = (column: string, text: string): [string, string[]] => [
  `?? like ? escape '\\'`,
  [column, patternOf(text)],
];

/** After every letter, so that a range ends behind all texts with a beginning. */
const LAST = '\u{10ffff}';

/** For `modify`: narrows a query to rows whose column begins with a text, by a range that an index can find. */
export const beginsWith = (column: string, text: string) => (query: Knex.QueryBuilder) =>
  void query.where(column, '>=', text).where(column, '<', text + LAST);
