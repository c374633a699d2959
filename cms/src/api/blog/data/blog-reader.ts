/** Blogs as members read them: published ones, and nothing of their drafts (ruling 20). */
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { blogEndpoints } from '@hearthside/contract/blog/endpoints';
import { readBlogCategory, type BlogCategory } from '@hearthside/contract/blog/fields';
import type { z } from 'zod';
import { cached } from '../../../db/cached-count';
import { wholeRow, notFound } from './blog-access';
import { ownerOf } from './blog-addresses';
import { countOf, tagCounts, categoryCounts } from './blog-counts';
import { blogPaging, wholeOf, itemsOf } from './blog-items';
import { blogRelated } from './blog-related';
import { numberOfBlogs, pageOfBlogs, searchedBlogs } from './blog-search';
import { tagKey } from './blog-row';

type Asked = z.output<(typeof blogEndpoints)['list']['query']>;

const ORDERS = { publishedAt: 'released_at', createdAt: 'created_at', title: 'title_key' } as const;

/** Blogs with one tag, newest first: the tags' own table has that order. */
const newestOfTag = (asked: Asked) => (knex: Knex) => {
  const query = knex('blog_tags').where({ tag_key: tagKey(asked.tag ?? '') });
  return asked.category ? query.where({ category: asked.category }) : query;
};

/** Narrows rows of blogs to the published ones that match the query. */
const narrowed = (asked: Asked, rows: (knex: Knex) => Knex.QueryBuilder) => (knex: Knex) => {
  const query = rows(knex).whereNotNull('published_at');
  if (asked.category) query.where({ category: asked.category });
  if (!asked.tag) return query;
  const tag_key = tagKey(asked.tag);
  return query.whereIn('id', knex('blog_tags').where({ tag_key }).select('blog'));
};

async function foundBy(strapi: Core.Strapi, asked: Asked) {
  const { rows, has } = await searchedBlogs(strapi, asked.search);
  const isAll = asked.search.trim() === '' || has !== null;
  return { rows, has, isAll };
}

async function idsOf(strapi: Core.Strapi, asked: Asked): Promise<number[]> {
  const { sortBy, sortOrder: order } = asked;
  const { rows, has, isAll } = await foundBy(strapi, asked);
  const listed =
    asked.tag && sortBy === 'publishedAt' && isAll
      ? { rows: newestOfTag(asked), id: 'blog' }
      : { rows: narrowed(asked, rows) };
  return pageOfBlogs(strapi, { ...listed, has, column: ORDERS[sortBy], order }, asked);
}

/** Uses stored counts where they exist. */
async function totalOf(strapi: Core.Strapi, asked: Asked): Promise<number> {
  const { category, tag, search } = asked;
  if (search.trim() === '' && !(category && tag)) {
    if (category) return countOf(strapi, 'category', category);
    return tag ? countOf(strapi, 'tag', tagKey(tag)) : countOf(strapi, 'all', '');
  }
  return cached('blog', JSON.stringify([category, tag, search]), async () => {
    const { rows, has, isAll } = await foundBy(strapi, asked);
    return tag && isAll
      ? numberOfBlogs(strapi, { rows: newestOfTag(asked), has, id: 'blog' })
      : numberOfBlogs(strapi, { rows: narrowed(asked, rows), has });
  });
}

/** A page of published blogs, with all tags and categories. */
export async function list(strapi: Core.Strapi, asked: Asked) {
  const [ids, total, tags, categories] = await Promise.all([
    ...([idsOf(strapi, asked), totalOf(strapi, asked)] as const),
    ...([tagCounts(strapi), categoryCounts(strapi)] as const),
  ]);
  return {
    items: await itemsOf(strapi, ids),
    pagination: blogPaging(asked, total),
    tags,
    categories,
  };
}

/** A published blog, also by an earlier address; 404 for any other. */
export async function read(strapi: Core.Strapi, slug: string) {
  const documentId = await ownerOf(strapi, slug);
  const row = documentId === undefined ? null : await wholeRow(strapi, documentId, 'published');
  if (!row) throw notFound();
  const category: BlogCategory = readBlogCategory(row.category);
  const related = await itemsOf(strapi, await blogRelated(strapi, row, category));
  return { blog: wholeOf(row), related };
}
