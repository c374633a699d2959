import type { Core } from '@strapi/strapi';
import { runQuery } from '../db/run-query';
import { textIndex, type Searched, type WordGroups } from './text-index';

/** At most this many rows are sorted quickly enough. */
const FEW = 1000;

/**
 * The ids of the rows that match what is typed, or other ways to say it, if there are few; null if there are many or nothing is typed. A few
 * are best read by id and then sorted, while many are best read in the order of the list. SQLite cannot tell which
 * applies.
 */
export async function fewMatches(
  strapi: Core.Strapi,
  name: Searched,
  typed: string,
  groups?: WordGroups,
): Promise<number[] | null> {
  const rows = await runQuery(strapi, async (knex) => {
    const matching = textIndex(strapi, name).matching(knex, typed, groups);
    return matching && ((await matching.limit(FEW + 1)) as { id: number }[]);
  });
  return rows && rows.length <= FEW ? rows.map(({ id }) => Number(id)) : null;
}
