import type { Knex } from 'knex';

/**
 * A text normalized for comparing, sorting and searching on both databases: composed (NFC), case-folded, trimmed. It
 * is converted to upper case in between, so that `ß`, `ẞ` and `SS` are the same.
 */
export function normalize(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .toUpperCase()
    .toLowerCase()
    .trim()
    .replace(/\s+/g, ' ');
}

/** What keyboards, word processors and languages write for an apostrophe: ’ ‘ ‛ ʼ ʻ ′ ´ ` ＇ */
const APOSTROPHES = /[\u2019\u2018\u201b\u02bc\u02bb\u2032\u00b4`\uff07]/g;

/**
 * A text as people look it up: normalized, without accents and with one kind of apostrophe, so that 'zoe' finds Zoë,
 * O' finds O’, and Åsa sorts under A.
 */
export function lookup(text: string): string {
  const plain = normalize(text.replace(APOSTROPHES, "'"));
  return plain.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC');
}

/** A LIKE pattern for "contains this", with the wildcards of the search text taken literally. */
export function containing(search: string): string {
  return `%${lookup(search).replace(/[\\%_]/g, '\\$&')}%`;
}

/** The SQL condition that a normalized column contains a search text, and its value. */
export const contains = (column: string, search: string) =>
  [`${column} like ? escape '\\'`, containing(search)] as const;

/** For `modify`: narrows a query to rows whose normalized column contains a search text. An empty text matches all. */
export const searchedBy = (column: string, search: string) => (query: Knex.QueryBuilder) => {
  if (!search) return;
  const [sql, value] = contains(column, search);
  query.whereRaw(sql, [value]);
};
