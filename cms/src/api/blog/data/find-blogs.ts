/** What the search over the whole portal finds of blogs: the published ones, as members read them. */
import { BLOG_CATEGORIES, readBlogCategory } from '@hearthside/contract/blog/fields';
import { blogPages } from '@hearthside/contract/blog/pages';
import { textOfRich } from '@hearthside/contract/rich-text';
import { runQuery } from '../../../db/run-query';
import { bestTexts } from '../../../search/best-texts';
import type { Finder } from '../../../subject';

interface Row {
  id: number;
  title: string | null;
  slug: string | null;
  category: string | null;
  paragraphs: string | null;
}

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
    const rows: Row[] = await runQuery(strapi, (knex) =>
      knex('blogs').whereIn('id', ids).select('id', 'title', 'slug', 'category', 'paragraphs'),
    );
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.flatMap((id) => {
      const blog = byId.get(id);
      if (!blog) return [];
      return [
        {
          title: blog.title ?? '',
          line: BLOG_CATEGORIES[readBlogCategory(blog.category)],
          text: textOfRich(blog.paragraphs ?? ''),
          path: blogPages.blog(blog.slug ?? ''),
        },
      ];
    });
  },
};
