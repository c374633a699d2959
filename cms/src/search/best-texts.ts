import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { runQuery } from '../db/run-query';
import { beginsWith } from '../text/containing';
import { lookup } from '../text/normalize';
import { fewMatches } from './few-matches';
import { byTitle } from './match-of-title';
import { textIndex, type Searched, type WordGroups } from './text-index';

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

/** The best rows, and whether these are all. */
export interface RankedTexts {
  ids: number[];
  isAll: boolean;
}

/**
 * The ids of the best rows of a text index for what is typed, or for the other ways to say it: by their titles, and
 * among equals the newest. Of very many matches only those are looked at whose title begins with it, and some of the
 * others.
 */
export async function rankedTexts(
  strapi: Core.Strapi,
  name: Searched,
  { rows, id, title, titleKey }: TitledRows,
  typed: string,
  groups?: WordGroups,
): Promise<RankedTexts> {
  const few = await fewMatches(strapi, name, typed, groups);
  if (few?.length === 0) return { ids: [], isAll: true };
  const read = (narrow: (query: Knex.QueryBuilder, knex: Knex) => void): Promise<Titled[]> =>
    runQuery(strapi, (knex) => {
      const query = rows(knex);
      narrow(query, knex);
      return query.select({ id, title });
    });
  const ranked = (all: readonly Titled[]) => idsOf(byTitle(all, typed, groups ?? []));
  if (few) {
    const all = await read((query) => void query.whereIn(id, few).orderBy(id, 'desc'));
    return { ids: ranked(all), isAll: true };
  }
  const whole = lookup(typed);
  const begun = await read((query) => {
    query.modify(beginsWith(titleKey, whole)).orderBy([titleKey, id]).limit(LOOKED_AT);
  });
  const some = await read((query, knex) => {
    const matching = textIndex(strapi, name).matching(knex, typed, groups)?.limit(LOOKED_AT);
    if (matching) query.whereIn(id, knex.select('*').from(matching.as('matching')));
  });
  return { ids: ranked([...begun, ...some]), isAll: false };
}

/** So many of the best rows, by their ids. */
export async function bestTexts(
  strapi: Core.Strapi,
  name: Searched,
  titled: TitledRows,
  typed: string,
  limit: number,
  groups?: WordGroups,
): Promise<number[]> {
  return (await rankedTexts(strapi, name, titled, typed, groups)).ids.slice(0, limit);
}

const idsOf = (all: readonly Titled[]): number[] => [...new Set(all.map(({ id }) => Number(id)))];
