/** What the search over the whole portal finds of blogs: the published ones, as members read them. */
import { BLOG_CATEGORIES, readBlogCategory } from '@hearthside/contract/blog/fields';
import { blogPages } from '@hearthside/contract/blog/pages';
import { textOfRich } from '@hearthside/contract/rich-text';
import { bestTexts } from '../../../search/best-texts';
import type { Finder } from '../../../subject';
import { paragraphsOf, rowsOf } from './blog-items';

export const blogFinder: Finder = {
  section: 'blogs',
  words: [{ table: 'blogs', column: 'title_key' }],
  async find(strapi, _member, typed, limit) {
    const ids = await bestTexts(
      strapi,
      'blog',
      {
        rows: (knex) => knex('blogs').whereNotNull('published_at'),
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
