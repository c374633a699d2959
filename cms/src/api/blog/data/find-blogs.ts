/** What the search over the whole portal finds of blogs: the published ones, as members read them. */
import { BLOG_CATEGORIES, readBlogCategory } from '@hearthside/contract/blog/fields';
import { blogPages } from '@hearthside/contract/blog/pages';
import { textOfRich } from '@hearthside/contract/rich-text';
import { runQuery } from '../../../db/run-query';
import { bestTexts } from '../../../search/best-texts';
import type { Finder } from '../../../subject';
import { paragraphsOf } from './blog-paragraphs';
import type { BlogRow } from './blog-row';

type Row = Pick<BlogRow, 'id' | 'documentId' | 'title' | 'slug' | 'category'>;

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
    const [rows, paragraphs]: [Row[], Map<string, string[]>] = await Promise.all([
      runQuery(strapi, (knex) =>
        knex('blogs')
          .whereIn('id', ids)
          .select({ id: 'id', documentId: 'document_id' }, 'title', 'slug', 'category'),
      ),
      paragraphsOf(strapi, ids),
    ]);
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.flatMap((id) => {
      const blog = byId.get(id);
      if (!blog) return [];
      return [
        {
          title: blog.title ?? '',
          line: BLOG_CATEGORIES[readBlogCategory(blog.category)],
          text: (paragraphs.get(blog.documentId) ?? []).map(textOfRich).join('\n'),
          path: blogPages.blog(blog.slug ?? ''),
        },
      ];
    });
  },
};
