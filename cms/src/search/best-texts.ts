import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { matchOfOtherWay } from '@hearthside/contract/search/ranking';
import { runQuery } from '../db/run-query';
import { beginsWith } from '../text/containing';
import type { Moment } from '../text/moment';
import { lookup } from '../text/normalize';
import { askingOnce, type Worded } from './few-matches';
import { matchOfTitle } from './match-of-title';
import { textIndex, type Searched, type WordGroups } from './text-index';

export interface TitledRows {
  /** The rows that the viewer may see. */
  rows: (knex: Knex) => Knex.QueryBuilder;
  id: string;
  title: string;
  /** The indexed column with the normalized title. */
  titleKey: string;
  /** The column with when a row was made. */
  at: string;
}

interface Titled {
  id: number;
  title: string | null;
  at: Moment;
}

/** A row, how well it matches, the lower, the better, and when it was made, in milliseconds. */
export interface RankedText {
  id: number;
  match: number;
  at: number;
}

/** The best first, and among equals the newest. */
export const byMatch = (a: RankedText, b: RankedText): number =>
  a.match - b.match || b.at - a.at || b.id - a.id;

/** Of so many matches, the best are chosen if there are too many to look at all. */
const LOOKED_AT = 200;

/** The best rows, and whether these are all. */
export interface RankedTexts {
  texts: RankedText[];
  isAll: boolean;
}

/** What is typed, without the other ways to say it. */
export const typedGroups = (groups: WordGroups): WordGroups =>
  groups.map(([typed = []]) => [typed]);

/**
 * The best rows of a text index for what is typed: by their titles, and among equals the newest. Whatever has the typed
 * words, wherever they stand, comes before what is only found by another way to say them. Of very many matches only
 * those are looked at whose title begins with what is typed, and some of the others.
 */
export async function rankedTexts(
  strapi: Core.Strapi,
  name: Searched,
  { rows, id, title, titleKey, at }: TitledRows,
  { search: typed, groups = [], askFew = askingOnce(strapi) }: Worded,
): Promise<RankedTexts> {
  const isWidened = groups.some((ways) => ways.length > 1);
  const asked = groups.length > 0 ? groups : undefined;
  const few = await askFew(name, typed, asked);
  if (few?.length === 0) return { texts: [], isAll: true };
  const own = isWidened ? typedGroups(groups) : asked;
  const fewOwn = isWidened ? await askFew(name, typed, own) : few;
  const read = (narrow: (query: Knex.QueryBuilder, knex: Knex) => void): Promise<Titled[]> =>
    runQuery(strapi, (knex) => {
      const query = rows(knex);
      narrow(query, knex);
      return query.select({ id, title, at });
    });
  const byIds = (ids: readonly number[]) => read((query) => void query.whereIn(id, ids));
  const some = (of: WordGroups | undefined) =>
    read((query, knex) => {
      const matching = textIndex(strapi, name).matching(knex, typed, of)?.limit(LOOKED_AT);
      if (matching) query.whereIn(id, knex.select('*').from(matching.as('matching')));
    });
  const isOwn = new Set(fewOwn ?? []);
  const ranked = (all: readonly Titled[]) =>
    sorted(
      all.map(({ id: row, title: said, at: made }) => {
        const match = matchOfTitle(said ?? '', typed, groups);
        const hasTyped = !isWidened || isOwn.has(Number(row));
        return {
          id: Number(row),
          match: hasTyped ? match : matchOfOtherWay(match),
          at: new Date(made).getTime(),
        };
      }),
    );
  if (few) return { texts: ranked(await byIds(few)), isAll: true };
  const begun = await read((query) => {
    query.modify(beginsWith(titleKey, lookup(typed)));
    query.orderBy([titleKey, id]).limit(LOOKED_AT);
  });
  // What begins with what is typed has the typed words.
  for (const row of begun) isOwn.add(Number(row.id));
  const typedOnes = fewOwn ? await byIds(fewOwn) : await some(own);
  for (const row of typedOnes) isOwn.add(Number(row.id));
  const others = isWidened ? await some(groups) : [];
  return { texts: ranked([...begun, ...typedOnes, ...others]), isAll: false };
}

/** The ids of so many of the best rows. */
export async function bestTexts(
  strapi: Core.Strapi,
  name: Searched,
  titled: TitledRows,
  typed: string,
  limit: number,
): Promise<number[]> {
  const { texts } = await rankedTexts(strapi, name, titled, { search: typed });
  return texts.slice(0, limit).map(({ id }) => id);
}

const sorted = (all: readonly RankedText[]): RankedText[] =>
  [...new Map(all.map((one) => [one.id, one])).values()].sort(byMatch);
