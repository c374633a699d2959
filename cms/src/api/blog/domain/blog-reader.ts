import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { blogEndpoints } from '@hearthside/contract/blog-endpoints';
import { readBlogCategory, type BlogCategory } from '@hearthside/contract/blog';
import type { z } from 'zod';
import { reading } from '../../../access/reading';
import { rememberedCount } from '../../../access/remembered-count';
import { blogAccess } from './blog-access';
import { blogAddresses } from './blog-addresses';
import { blogCounts } from './blog-counts';
import { blogItems, wholeOf } from './blog-items';
import { blogPaging } from './blog-paging';
import { blogRelated } from './blog-related';
import { searchedBlogs } from './blog-search';
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

  async function found(asked: Asked) {
    const searched = await searchedBlogs(strapi, asked.search);
    return (knex: Knex) => {
      const query = searched(knex).whereNotNull('published_at');
      if (asked.category) query.where({ category: asked.category });
      if (!asked.tag) return query;
      const tag_key = tagKey(asked.tag);
      return query.whereIn('id', knex('blog_tags').where({ tag_key }).select('blog'));
    };
  }

  async function idsOf(asked: Asked): Promise<number[]> {
    const { sortBy, sortOrder: order, page, limit } = asked;
    const ofTag = asked.tag && sortBy === 'publishedAt' && asked.search.trim() === '';
    const [query, id] = ofTag ? [newestOfTag(asked), 'blog'] : [await found(asked), 'id'];
    return reading(strapi, (knex) =>
      query(knex)
        .orderBy([
          { column: ORDERS[sortBy], order },
          { column: id, order },
        ])
        .limit(limit)
        .offset((page - 1) * limit)
        .pluck<number[]>(id),
    );
  }

  /** What is counted already is not counted again. */
  async function totalOf(asked: Asked): Promise<number> {
    const { category, tag } = asked;
    const isSearch = asked.search.trim() !== '';
    if (!isSearch && !(category && tag)) {
      if (category) return countOf('category', category);
      return tag ? countOf('tag', tagKey(tag)) : countOf('all', '');
    }
    const key = JSON.stringify([category, tag, asked.search]);
    return rememberedCount('blog', key, async () => {
      const query = isSearch ? await found(asked) : newestOfTag(asked);
      return reading(strapi, (knex) => query(knex).count({ count: '*' }).first());
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
