import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { runQuery } from '../../../db/run-query';
import { gatheredIds } from '../../../search/gathered-ids';
import { matchesOf } from '../../../search/matches';
import { walk } from '../../../search/walk';

export interface SearchedBlogs {
  /** Rows of blogs, drafts and published ones, among which the matches are. */
  rows: (knex: Knex) => Knex.QueryBuilder;
  /** Whether one of them matches; null if all do. */
  has: ((id: number) => boolean) | null;
}

/**
 * The blogs that match what is typed, or all if nothing is typed. The search runs first, because SQLite cannot know
 * whether a word is rare, and would go through all blogs in their order for one that is. A few matches are read by
 * id; if there are many, each row of a page is checked.
 */
export async function searchedBlogs(strapi: Core.Strapi, typed: string): Promise<SearchedBlogs> {
  const matches = await matchesOf(strapi, 'blog', { search: typed });
  const few = matches?.few;
  const byNumber = few && strapi.db.dialect.client !== 'postgres';
  return {
    rows: (knex) => {
      const query = knex(knex.raw(byNumber ? 'blogs not indexed' : 'blogs') as unknown as string);
      return few ? query.whereIn('id', few) : query;
    },
    has: matches && !few ? matches.has : null,
  };
}

interface Found extends SearchedBlogs {
  /** The column with the blog's id in these rows. */
  id?: string;
}

interface Listed extends Found {
  column: string;
  order: 'asc' | 'desc';
}

/** How many there are. If many match, each row is checked, because joining them takes ten times as long. */
export const numberOfBlogs = (
  strapi: Core.Strapi,
  { rows, has, id = 'id' }: Found,
): Promise<number> =>
  runQuery(strapi, async (knex) => {
    if (has) return (await gatheredIds(strapi, rows(knex), id)).filter(has).length;
    const row = (await rows(knex).count({ count: '*' }).first()) as { count: number | string };
    return Number(row.count);
  });

/** The ids of a page of blogs. */
export function pageOfBlogs(
  strapi: Core.Strapi,
  { rows, has, column, order, id = 'id' }: Listed,
  { page, limit }: { page: number; limit: number },
): Promise<number[]> {
  const read = (from: number, count: number): Promise<number[]> =>
    runQuery(strapi, (knex) =>
      rows(knex)
        .orderBy([
          { column, order },
          { column: id, order },
        ])
        .limit(count)
        .offset(from)
        .pluck<number[]>(id),
    );
  return has ? walk(read, has, { page, limit }) : read((page - 1) * limit, limit);
}
