import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { byRank } from '@hearthside/contract/search/ranking';
import { runQuery } from '../db/run-query';
import { beginsWith } from '../text/containing';
import { lookup } from '../text/normalize';
import { fewMatches } from './few-matches';
import { textIndex, type Searched } from './text-index';

export interface TitledRows {
  /** The rows that the viewer may see. */
  rows: (knex: Knex) => Knex.QueryBuilder;
  id: string;
  title: string;
  /** The indexed column with the normalized title. */
  titleKey: string;
}

interface Titled {
  id: number;
  title: string;
}

/** Of so many matches, the best are chosen if there are too many to look at all. */
const LOOKED_AT = 200;

/**
 * The ids of the best rows of a text index for what is typed: by their titles, and among equals the newest. Of very
 * many matches only those are looked at whose title begins with it, and some of the others.
 */
export async function bestTexts(
  strapi: Core.Strapi,
  name: Searched,
  { rows, id, title, titleKey }: TitledRows,
  typed: string,
  limit: number,
): Promise<number[]> {
  const few = await fewMatches(strapi, name, typed);
  if (few?.length === 0) return [];
  const read = (narrow: (query: Knex.QueryBuilder, knex: Knex) => void): Promise<Titled[]> =>
    runQuery(strapi, (knex) => {
      const query = rows(knex);
      narrow(query, knex);
      return query.select({ id, title });
    });
  if (few) {
    const all = await read((query) => void query.whereIn(id, few).orderBy(id, 'desc'));
    return idsOf(byRank(all, typed), limit);
  }
  const whole = lookup(typed);
  const begun = await read((query) => {
    query.modify(beginsWith(titleKey, whole)).orderBy([titleKey, id]).limit(LOOKED_AT);
  });
  const some = await read((query, knex) => {
    const matching = textIndex(strapi, name).matching(knex, typed)?.limit(LOOKED_AT);
    if (matching) query.whereIn(id, knex.select('*').from(matching.as('matching')));
  });
  return idsOf(byRank([...begun, ...some], typed), limit);
}

const idsOf = (all: readonly Titled[], limit: number): number[] =>
  [...new Set(all.map(({ id }) => Number(id)))].slice(0, limit);
