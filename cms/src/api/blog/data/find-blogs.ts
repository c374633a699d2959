/** What the search over the whole portal finds of blogs: the published ones, as members read them. */
import { BLOG_CATEGORIES, readBlogCategory } from '@hearthside/contract/blog/fields';
import { blogPages } from '@hearthside/contract/blog/pages';
import { textOfRich } from '@hearthside/contract/rich-text';
import { bestTexts } from '../../../search/best-texts';
import type { Finder } from '../../../subject';
import { BLOG_UID, type WholeBlogRow } from './blog-row';

type Row = Pick<WholeBlogRow, 'id' | 'title' | 'slug' | 'category'> & {
  paragraphs: readonly { content: string | null }[];
};

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
    const rows: Row[] = await strapi.db.query(BLOG_UID).findMany({
      select: ['id', 'title', 'slug', 'category'],
      where: { id: { $in: ids } },
      populate: { paragraphs: { select: ['content'] } },
    });
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.flatMap((id) => {
      const blog = byId.get(id);
      if (!blog) return [];
      return [
        {
          title: blog.title ?? '',
          line: BLOG_CATEGORIES[readBlogCategory(blog.category)],
          text: blog.paragraphs.map(({ content }) => textOfRich(content ?? '')).join('\n'),
          path: blogPages.blog(blog.slug ?? ''),
        },
      ];
    });
  },
};
