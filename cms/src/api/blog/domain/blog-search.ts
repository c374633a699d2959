import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { fewMatches } from '../../../search/few-matches';
import { textIndex } from '../../../search/text-index';

/**
 * The rows of blogs, drafts and published ones, in which what is typed is found; all where nothing is typed. Looked
 * up first, because SQLite cannot know whether a word is rare, and goes through all blogs in their order for one
 * that is: the few it is told of are read by their numbers.
 */
export async function searchedBlogs(
  strapi: Core.Strapi,
  typed: string,
): Promise<(knex: Knex) => Knex.QueryBuilder> {
  const few = await fewMatches(strapi, 'blog', typed);
  const byNumber = few !== null && strapi.db.dialect.client !== 'postgres';
  return (knex) => {
    const query = knex(knex.raw(byNumber ? 'blogs not indexed' : 'blogs') as unknown as string);
    if (few) return query.whereIn('id', few);
    const matching = textIndex(strapi, 'blog').matching(knex, typed);
    return matching ? query.whereIn('id', matching) : query;
  };
}
