import type { Core } from '@strapi/strapi';
import { runQuery } from '../db/run-query';
import { cached } from '../db/cached-count';
import { BitSet } from './bit-set';
import { askingOnce, type Worded } from './few-matches';
import { typedWords } from './search-words';
import { textIndex, type Searched } from './text-index';

/** The rows that match what is typed. */
export interface Matches {
  /** Their ids if there are few, which are best read by id and then sorted. */
  few: readonly number[] | null;
  /** If there are many, the list is read in its order and each row is checked. */
  has(id: number): boolean;
}

/**
 * What matches what is typed, or other ways to say it; null if nothing is typed. Many matches are cached like totals, so
 * that a page costs only as much as its rows: neither database can walk a list in its order and check its index for
 * each row.
 */
export async function matchesOf(
  strapi: Core.Strapi,
  name: Searched,
  { search: typed, groups, askFew = askingOnce(strapi) }: Worded,
): Promise<Matches | null> {
  if (typed.trim() === '') return null;
  const all = () =>
    runQuery(strapi, (knex) => textIndex(strapi, name).idsMatching(knex, typed, groups));
  const asked = groups ? JSON.stringify(groups) : typedWords(typed).join(' ');
  const many = await cached(name, `many:${asked}`, async () =>
    (await askFew(name, typed, groups)) ? null : BitSet.of(await all()),
  );
  if (many) return { few: null, has: (id) => many.has(id) };
  // Not cached, so that what was written a moment ago is found.
  const few = (await askFew(name, typed, groups)) ?? (await all());
  return { few, has: (id) => few.includes(id) };
}
