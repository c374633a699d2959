/** How people are searched for: by words of their name, by address, city and phone, in any order. */
import type { Knex } from 'knex';
import { contains, lookup } from './normalize';

/** More words say nothing more of a person, and each is looked for in every row. */
const WORDS_MAX = 8;

/** Between blanks or commas, what may be a phone number: digits, and what people write between them. */
const PHONE = /(?<![^\s,;])[+\d(][\d\s()./-]*\d(?![^\s,;])/g;
/** A part of one. */
const PART_OF_PHONE = /^[+()./-]*\d[\d()./-]*$/;

/** The digits of a phone number that are in every spelling of it: without 0, 00 or +1 before them. */
function digitsOf(typed: string): string {
  const digits = typed.replace(/\D/g, '').replace(/^0+(?=\d)/, '');
  const withCountry = digits.startsWith('1') && (typed.startsWith('+') || digits.length === 11);
  return withCountry ? digits.slice(1) : digits;
}

/**
 * The words that a person's key has to contain, all of them: 'Hale, Amara' has two, and '(503) 555-0142' is one.
 * Empty if nothing is typed.
 */
export function personWords(typed: string): string[] {
  const text = lookup(typed).replace(PHONE, (phone) => ` ${digitsOf(phone)} `);
  const words = text
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map((word) => (PART_OF_PHONE.test(word) ? digitsOf(word) : word))
    .filter(Boolean);
  const found = [...new Set(words)].slice(0, WORDS_MAX);
  // Of signs alone, nobody's key has them in this order: nobody is found, and not everybody.
  return found.length > 0 || text.trim() === '' ? found : [text.trim()];
}

/** The SQL conditions that a person's key contains what is typed. */
export const findsPerson = (column: string, typed: string) =>
  personWords(typed).map((word) => contains(column, word));

/** For `modify`: narrows a query to people whose key contains what is typed. */
export const searchedPerson = (column: string, typed: string) => (query: Knex.QueryBuilder) => {
  for (const [sql, value] of findsPerson(column, typed)) query.whereRaw(sql, [value]);
};
