import type { Core } from '@strapi/strapi';
import { runQuery } from '../db/run-query';
import { cached } from '../db/cached-count';
import { BitSet } from './bit-set';
import { fewMatches } from './few-matches';
import { typedWords } from './search-words';
import { textIndex, type Searched } from './text-index';

/** The rows that match what is typed. */
export interface Matches {
  /** Their ids, where they are few: such are best read by their numbers and sorted. */
  few: readonly number[] | null;
  /** Where they are many, the list is gone through in its order, and each row asked about. */
  has(id: number): boolean;
}

/**
 * What matches what is typed; null where nothing is typed. Many are remembered as totals are, so that a page costs
 * as much as its rows: neither database can walk a list in its order and ask its index about each row.
 */
export async function matchesOf(
  strapi: Core.Strapi,
  name: Searched,
  typed: string,
): Promise<Matches | null> {
  if (typed.trim() === '') return null;
  const all = () => runQuery(strapi, (knex) => textIndex(strapi, name).idsMatching(knex, typed));
  const many = await cached(name, `many:${typedWords(typed).join(' ')}`, async () =>
    (await fewMatches(strapi, name, typed)) ? null : BitSet.of(await all()),
  );
  if (many) return { few: null, has: (id) => many.has(id) };
  // Not remembered: what was written this moment is found.
  const few = (await fewMatches(strapi, name, typed)) ?? (await all());
  return { few, has: (id) => few.includes(id) };
}
