import type { Core } from '@strapi/strapi';
import { reading } from '../access/reading';
import { remembered } from '../access/remembered-count';
import { BitSet } from './bit-set';
import { typedWords } from './search-words';
import { textIndex, type Searched } from './text-index';

/** As many rows are sorted in no time. */
const FEW = 1000;

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
  const index = textIndex(strapi, name);
  const first = (most: number): Promise<number[]> =>
    reading(strapi, async (knex) => {
      const rows = ((await index.matching(knex, typed)?.limit(most)) ?? []) as { id: number }[];
      return rows.map(({ id }) => Number(id));
    });
  const many = await remembered(name, `many:${typedWords(typed).join(' ')}`, async () => {
    const some = await first(FEW + 1);
    if (some.length <= FEW) return null;
    return BitSet.of(await reading(strapi, (knex) => index.idsMatching(knex, typed)));
  });
  if (many) return { few: null, has: (id) => many.has(id) };
  // Not remembered: what was written this moment is found.
  const few = await first(FEW + 1);
  return { few, has: (id) => few.includes(id) };
}
