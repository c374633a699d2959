/** What the search over the whole portal finds of blogs: the published ones, as members read them. */
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { BLOG_CATEGORIES, readBlogCategory } from '@hearthside/contract/blog/fields';
import { blogPages } from '@hearthside/contract/blog/pages';
import { textOfRich } from '@hearthside/contract/rich-text';
import { runQuery } from '../../../db/run-query';
import { bestTexts } from '../../../search/best-texts';
import type { Finder, LinkedPages } from '../../../subject';
import { paragraphsOf, rowsOf } from './blog-items';

const published = (knex: Knex) => knex('blogs').whereNotNull('published_at');

const bestBlogs = (strapi: Core.Strapi, typed: string, limit: number) =>
  bestTexts(
    strapi,
    'blog',
    { rows: published, id: 'blogs.id', title: 'title', titleKey: 'title_key', at: 'released_at' },
    typed,
    limit,
  );

export const blogFinder: Finder = {
  section: 'blogs',
  words: { id: 'blogs.id', text: 'title_key', rows: published, sharedBy: () => '' },
  async find(strapi, _member, typed, limit) {
    const ids = await bestBlogs(strapi, typed, limit);
    const [rows, paragraphs] = await Promise.all([rowsOf(strapi, ids), paragraphsOf(strapi, ids)]);
    return rows.map(({ documentId, title, slug, category }) => ({
      title: title ?? '',
      line: BLOG_CATEGORIES[readBlogCategory(category)],
      text: (paragraphs.get(documentId) ?? []).map(textOfRich).join('\n'),
      path: blogPages.blog(slug ?? ''),
    }));
  },
};

const BLOG = /^\/blogs\/([^/?]+)$/;

/** The published blogs, which texts may link to. */
export const blogLinks: LinkedPages = {
  async find(strapi, typed, limit) {
    const rows = await rowsOf(strapi, await bestBlogs(strapi, typed, limit));
    return rows.map(({ title, slug }) => ({
      title: title ?? '',
      line: 'Blog',
      path: blogPages.blog(slug ?? ''),
    }));
  },
  exists(strapi, path) {
    const slug = BLOG.exec(path)?.[1];
    if (slug === undefined) return undefined;
    return runQuery(strapi, async (knex) =>
      Boolean(
        await published(knex)
          .where({ slug: decodeURIComponent(slug) })
          .first('blogs.id'),
      ),
    );
  },
};
