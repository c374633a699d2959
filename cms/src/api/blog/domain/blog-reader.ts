import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { blogEndpoints } from '@hearthside/contract/blog-endpoints';
import { readBlogCategory, type BlogCategory } from '@hearthside/contract/blog';
import type { z } from 'zod';
import { cached } from '../../../access/cached-count';
import { blogAccess } from './blog-access';
import { blogAddresses } from './blog-addresses';
import { blogCounts } from './blog-counts';
import { blogItems, wholeOf } from './blog-items';
import { blogPaging } from './blog-paging';
import { blogRelated } from './blog-related';
import { numberOfBlogs, pageOfBlogs, searchedBlogs } from './blog-search';
import { tagKey } from './blog-row';

type Asked = z.output<(typeof blogEndpoints)['list']['query']>;

const ORDERS = { publishedAt: 'released_at', createdAt: 'created_at', title: 'title_key' } as const;

/** Blogs as members read them: published ones, and nothing of their drafts (ruling 20). */
export function blogReader(strapi: Core.Strapi) {
  const { wholeRow, notFound } = blogAccess(strapi);
  const { itemsOf } = blogItems(strapi);
  const { countOf, tagCounts, categoryCounts } = blogCounts(strapi);

  /** Of one tag the newest first: its own table has that order. */
  const newestOfTag = (asked: Asked) => (knex: Knex) => {
    const query = knex('blog_tags').where({ tag_key: tagKey(asked.tag ?? '') });
    return asked.category ? query.where({ category: asked.category }) : query;
  };

  /** Of rows of blogs the published ones that are asked for. */
  const narrowed = (asked: Asked, rows: (knex: Knex) => Knex.QueryBuilder) => (knex: Knex) => {
    const query = rows(knex).whereNotNull('published_at');
    if (asked.category) query.where({ category: asked.category });
    if (!asked.tag) return query;
    const tag_key = tagKey(asked.tag);
    return query.whereIn('id', knex('blog_tags').where({ tag_key }).select('blog'));
  };

  async function foundBy(asked: Asked) {
    const { rows, has } = await searchedBlogs(strapi, asked.search);
    const isAll = asked.search.trim() === '' || has !== null;
    return { rows, has, isAll };
  }

  async function idsOf(asked: Asked): Promise<number[]> {
    const { sortBy, sortOrder: order } = asked;
    const { rows, has, isAll } = await foundBy(asked);
    const listed =
      asked.tag && sortBy === 'publishedAt' && isAll
        ? { rows: newestOfTag(asked), id: 'blog' }
        : { rows: narrowed(asked, rows) };
    return pageOfBlogs(strapi, { ...listed, has, column: ORDERS[sortBy], order }, asked);
  }

  /** What is counted already is not counted again. */
  async function totalOf(asked: Asked): Promise<number> {
    const { category, tag, search } = asked;
    if (search.trim() === '' && !(category && tag)) {
      if (category) return countOf('category', category);
      return tag ? countOf('tag', tagKey(tag)) : countOf('all', '');
    }
    return cached('blog', JSON.stringify([category, tag, search]), async () => {
      const { rows, has, isAll } = await foundBy(asked);
      return tag && isAll
        ? numberOfBlogs(strapi, { rows: newestOfTag(asked), has, id: 'blog' })
        : numberOfBlogs(strapi, { rows: narrowed(asked, rows), has });
    });
  }

  return {
    /** A page of published blogs, with the tags and categories there are. */
    async list(asked: Asked) {
      const [ids, total, tags, categories] = await Promise.all([
        ...([idsOf(asked), totalOf(asked)] as const),
        ...([tagCounts(), categoryCounts()] as const),
      ]);
      return {
        items: await itemsOf(ids),
        pagination: blogPaging(asked, total),
        tags,
        categories,
      };
    },

    /** A published blog, also by an address it had before; 404 for every other. */
    async read(slug: string) {
      const documentId = await blogAddresses(strapi).ownerOf(slug);
      const row = documentId === undefined ? null : await wholeRow(documentId, 'published');
      if (!row) throw notFound();
      const category: BlogCategory = readBlogCategory(row.category);
      const related = await itemsOf(await blogRelated(strapi, row, category));
      return { blog: wholeOf(row), related };
    },
  };
}
