import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { runQuery } from '../db/run-query';
import { beginsWith, containsText } from '../text/containing';
import { lookup, searchedBy } from '../text/normalize';

export interface NamedRows {
  /** The rows that the viewer may see. */
  rows: (knex: Knex) => Knex.QueryBuilder;
  id: string;
  /** The indexed column with the normalized name, by which rows of one rank are sorted. */
  nameKey: string;
  /** The normalized column with everything a row is found by. */
  searchKey: string;
}

/** More words say nothing more of a name, and each is looked for in every row. */
const WORDS_MAX = 8;

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
  const words = [...new Set(whole.split(' ').filter(Boolean))].slice(0, WORDS_MAX);
  const [first] = words;
  if (first === undefined) return [];
  const withAll = (query: Knex.QueryBuilder) => {
    for (const word of words) query.modify(searchedBy(searchKey, word));
  };
  const ranks: ((query: Knex.QueryBuilder) => void)[] = [
    beginsWith(nameKey, whole),
    (query) => void query.whereRaw(...containsText(nameKey, ` ${first}`)).modify(withAll),
    withAll,
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
