/** What the search over the whole portal finds of blogs: the published ones, as members read them. */
import type { Knex } from 'knex';
import { BLOG_CATEGORIES, readBlogCategory } from '@hearthside/contract/blog/fields';
import { blogPages } from '@hearthside/contract/blog/pages';
import { textOfRich } from '@hearthside/contract/rich-text';
import { bestTexts } from '../../../search/best-texts';
import type { Finder } from '../../../subject';
import { paragraphsOf, rowsOf } from './blog-items';

const published = (knex: Knex) => knex('blogs').whereNotNull('published_at');

export const blogFinder: Finder = {
  section: 'blogs',
  words: { id: 'blogs.id', text: 'title_key', rows: published, sharedBy: () => '' },
  async find(strapi, _member, typed, limit) {
    const ids = await bestTexts(
      strapi,
      'blog',
      {
        rows: published,
        id: 'blogs.id',
        title: 'title',
        titleKey: 'title_key',
      },
      typed,
      limit,
    );
    const [rows, paragraphs] = await Promise.all([rowsOf(strapi, ids), paragraphsOf(strapi, ids)]);
    return rows.map(({ documentId, title, slug, category }) => ({
      title: title ?? '',
      line: BLOG_CATEGORIES[readBlogCategory(category)],
      text: (paragraphs.get(documentId) ?? []).map(textOfRich).join('\n'),
      path: blogPages.blog(slug ?? ''),
    }));
  },
};
