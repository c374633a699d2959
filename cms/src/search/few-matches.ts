import type { Core } from '@strapi/strapi';
import { runQuery } from '../db/run-query';
import { textIndex, type Searched, type WordGroups } from './text-index';

/** At most this many rows are sorted quickly enough. */
const FEW = 1000;

/**
 * The ids of the rows that match what is typed, or other ways to say it, if there are few; null if there are many or
 * nothing is typed. A few are best read by id and then sorted, while many are best read in the order of the list. SQLite
 * cannot tell which applies.
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

/** Asks an index for its few matches. */
type AskFew = (
  name: Searched,
  typed: string,
  groups?: WordGroups,
) => Promise<readonly number[] | null>;

/** What a search looks for in the indexes. */
export interface Worded {
  search: string;
  /** What is typed with other ways to say it. */
  groups?: WordGroups;
  /** Shared by all parts of one search. */
  askFew?: AskFew;
}

/**
 * For one search, whose parts need the same matches: each index is asked once for the same words. The next search makes
 * a new one, because it has to find what was written a moment ago.
 */
export function askingOnce(strapi: Core.Strapi): AskFew {
  const answers = new Map<string, Promise<readonly number[] | null>>();
  return (name, typed, groups) => {
    const asked = JSON.stringify([name, typed, groups]);
    const answer = answers.get(asked) ?? fewMatches(strapi, name, typed, groups);
    answers.set(asked, answer);
    return answer;
  };
}
