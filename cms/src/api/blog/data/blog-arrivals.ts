import type { Core } from '@strapi/strapi';
import { readBlogCategory } from '@hearthside/contract/blog/fields';
import { blogPages } from '@hearthside/contract/blog/pages';
import { cached } from '../../../db/cached-count';
import { runQuery } from '../../../db/run-query';
import type { Arrival } from '../../../subject';
import type { BlogRow } from './blog-row';

/** More in a month are an import, of which the newest are enough. */
const NEWEST = 500;

type Row = Pick<
  BlogRow,
  'documentId' | 'title' | 'slug' | 'category' | 'excerpt' | 'lead' | 'releasedAt'
>;

const arrivalOf = (row: Row): Arrival => {
  const category = readBlogCategory(row.category);
  return {
    key: `blog:${row.documentId}`,
    category,
    at: new Date(row.releasedAt ?? 0),
    title: row.title ?? '',
    excerpt: row.excerpt || row.lead || '',
    path: blogPages.blog(row.slug ?? ''),
    listPath: () => blogPages.category(category),
    // Every member who is signed in reads every published blog.
    canSee: () => true,
  };
};

/**
 * The published blogs that were published for the first time after that moment. One that is published again, or
 * changed, keeps its first time.
 */
export const blogArrivals = (strapi: Core.Strapi, after: Date): Promise<Arrival[]> =>
  cached('blog', `arrivals ${after.getTime()}`, async () => {
    const rows = (await runQuery(strapi, (knex) =>
      knex('blogs')
        .whereNotNull('published_at')
        .whereNull('deleted_at')
        .where('released_at', '>', after)
        .orderBy([
          { column: 'released_at', order: 'desc' },
          { column: 'id', order: 'desc' },
        ])
        .limit(NEWEST)
        .select({
          documentId: 'document_id',
          title: 'title',
          slug: 'slug',
          category: 'category',
          excerpt: 'excerpt',
          lead: 'lead',
          releasedAt: 'released_at',
        }),
    )) as Row[];
    return rows.map(arrivalOf);
  });
