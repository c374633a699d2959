import type { Core } from '@strapi/strapi';
import { runQuery } from '../db/run-query';
import { textIndex, type Searched } from './text-index';

/** As many rows are sorted in no time. */
const FEW = 1000;

/**
 * The ids of the rows that match what is typed, where they are few; null where they are many, or nothing is typed. A
 * few are best read by their numbers and sorted, many in the order of the list, and SQLite cannot tell which they are.
 */
export async function fewMatches(
  strapi: Core.Strapi,
  name: Searched,
  typed: string,
): Promise<number[] | null> {
  const rows = await runQuery(strapi, async (knex) => {
    const matching = textIndex(strapi, name).matching(knex, typed);
    return matching && ((await matching.limit(FEW + 1)) as { id: number }[]);
  });
  return rows && rows.length <= FEW ? rows.map(({ id }) => Number(id)) : null;
}
