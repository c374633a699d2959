import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { runQuery } from '../db/run-query';
import { typedWords } from './search-words';
import { textIndex, type MarkGroups, type Searched } from './text-index';

export interface NewestAsked {
  typed: string;
  marks: MarkGroups;
  /** The least and the greatest id that may match. */
  from: number;
  to: number;
  limit: number;
}

/** PostgreSQL looks at so many of the newest rows one by one, before it asks the index. */
const LOOKED_AT = 5000;

/**
 * The ids of the newest rows that match, the newest first. Their ids have to grow with time. It costs about the same
 * however many rows there are: SQLite goes through its index backward and stops. PostgreSQL can't, and would gather
 * all matches. So it looks among the newest rows first, where a frequent word fills the page, and takes the index for
 * what is rarer.
 */
export async function newestMatches(
  strapi: Core.Strapi,
  name: Searched,
  { typed, marks, from, to, limit }: NewestAsked,
): Promise<number[]> {
  const { id, table, matching } = textIndex(strapi, name);
  const groups = typedWords(typed).map((word) => [[word]]);
  const within = (knex: Knex, least: number, greatest: number) =>
    matching(knex, typed, groups, marks)?.where(id, '>=', least).where(id, '<=', greatest);
  const newest = (query: Knex.QueryBuilder | undefined) =>
    query?.orderBy(id, 'desc').limit(limit).pluck(id) as PromiseLike<number[]> | undefined;
  const none: number[] = [];
  if (strapi.db.dialect.client !== 'postgres')
    return runQuery(strapi, async (knex) => (await newest(within(knex, from, to))) ?? none);
  const top = await runQuery(strapi, async (knex) => {
    const row: { id: number } | undefined = await knex(table)
      .where('id', '<=', to)
      .orderBy('id', 'desc')
      .first('id');
    return row?.id ?? 0;
  });
  const least = Math.max(from, top - LOOKED_AT);
  const first = await runQuery(strapi, async (knex) => newest(within(knex, least, top)) ?? none);
  if (first.length >= limit || least === from) return first;
  const all = await runQuery(strapi, async (knex) => {
    const matches = within(knex, from, least - 1);
    if (!matches) return none;
    // Otherwise it may walk the whole table backward for the order, and find nothing.
    return newest(knex.withMaterialized('matches', matches).from('matches')) ?? none;
  });
  return [...first, ...all].slice(0, limit);
}
