import type { Knex } from 'knex';
import { nameIn } from './member-name';

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

/** A text as people look it up: normalized and without accents, so that 'zoe' finds Zoë and Åsa sorts under A. */
export function lookup(text: string): string {
  return normalize(text).normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC');
}

/** Some letters become longer when normalized. Past this length a key's end would not affect the order. */
const KEY_MAX = 255;

/**
 * The columns for sorting and searching that are derived from a member's name and email address. The directory has
 * its own: an address that is not shown there must not be found or sorted by.
 */
export function memberKeys(member: {
  firstName: string;
  lastName: string;
  email: string;
  showEmail: boolean;
}) {
  const nameKey = lookup(nameIn(member));
  const searchKey = `${nameKey} ${lookup(member.email)}`;
  return {
    nameKey: nameKey.slice(0, KEY_MAX),
    searchKey,
    directoryEmail: member.showEmail ? member.email : '',
    directoryKey: member.showEmail ? searchKey : nameKey,
  };
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
