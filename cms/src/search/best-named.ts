import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { runQuery } from '../db/run-query';
import { lookup } from '../text/normalize';

export interface NamedRows {
  /** The rows that the viewer may see. */
  rows: (knex: Knex) => Knex.QueryBuilder;
  id: string;
  /** The indexed column with the normalized name, by which rows of one rank are sorted. */
  nameKey: string;
  /** The normalized column with everything a row is found by. */
  searchKey: string;
}

const literally = (text: string) => text.replace(/[\\%_]/g, '\\$&');
const like = (query: Knex.QueryBuilder, column: string, pattern: string) =>
  query.whereRaw(`?? like ? escape '\\'`, [column, pattern]);

/** After every letter, so that a range ends behind all names with a beginning. */
const LAST = '\u{10ffff}';

/**
 * The ids of the best rows for what is typed: those whose name begins with it, then those in whose name a word does,
 * then those that contain each typed word. A later kind is only asked for if there is room, because the first is a
 * look into an index, and the last may read every row.
 */
export async function bestNamed(
  strapi: Core.Strapi,
  { rows, id, nameKey, searchKey }: NamedRows,
  typed: string,
  limit: number,
): Promise<number[]> {
  const whole = lookup(typed);
  const words = whole.split(' ').filter(Boolean);
  const [first] = words;
  if (first === undefined) return [];
  const ranks: ((query: Knex.QueryBuilder) => void)[] = [
    (query) => void query.where(nameKey, '>=', whole).where(nameKey, '<', whole + LAST),
    (query) => {
      like(query, nameKey, `% ${literally(first)}%`);
      for (const word of words) like(query, searchKey, `%${literally(word)}%`);
    },
    (query) => {
      for (const word of words) like(query, searchKey, `%${literally(word)}%`);
    },
  ];
  const found: number[] = [];
  for (const rank of ranks) {
    if (found.length >= limit) break;
    const more: number[] = await runQuery(strapi, (knex) =>
      rows(knex)
        .modify(rank)
        .whereNotIn(id, found)
        .orderBy([nameKey, id])
        .limit(limit - found.length)
        .pluck(id),
    );
    found.push(...more);
  }
  return found;
}
