import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { runQuery } from '../../../db/run-query';
import { gatheredIds } from '../../../search/gathered-ids';
import { matchesOf } from '../../../search/matches';
import { walk } from '../../../search/walk';

export interface SearchedBlogs {
  /** Rows of blogs, drafts and published ones, among which what matches is. */
  rows: (knex: Knex) => Knex.QueryBuilder;
  /** Whether one of them matches; every one does, where that is null. */
  has: ((id: number) => boolean) | null;
}

/**
 * Where what is typed is found; all blogs where nothing is typed. Looked up first, because SQLite cannot know
 * whether a word is rare, and goes through all blogs in their order for one that is: the few it is told of are
 * read by their numbers, and of many each row of a page is asked about.
 */
export async function searchedBlogs(strapi: Core.Strapi, typed: string): Promise<SearchedBlogs> {
  const matches = await matchesOf(strapi, 'blog', typed);
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
  /** By what a blog is called in these rows. */
  id?: string;
}

interface Listed extends Found {
  column: string;
  order: 'asc' | 'desc';
}

/** How many there are. Where many match, each row is asked about: joined to all of them it takes ten times as long. */
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
