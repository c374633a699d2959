/** Rows of blogs for lists: without text, and with all covers in one query. */
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { readBlogCategory } from '@hearthside/contract/blog/fields';
import type { BlogItem, BlogWhole } from '@hearthside/contract/blog/shapes';
import { paginationOf } from '../../../http/pagination';
import { readInOrder } from '../../../db/in-order';
import { runQuery } from '../../../db/run-query';
import { composedContent, linkTo } from './blog-content';
import { BLOG_UID, storedTags, type BlogRow, type MediaFile, type WholeBlogRow } from './blog-row';
import { iso, isoOrNull } from '../../../text/moment';

const COLUMNS = {
  id: 'blogs.id',
  documentId: 'document_id',
  title: 'title',
  slug: 'slug',
  tags: 'tags',
  category: 'category',
  excerpt: 'excerpt',
  lead: 'lead',
  author: 'author',
  coverAlt: 'cover_alt',
  readingTime: 'reading_time',
  revision: 'revision',
  changedBy: 'changed_by',
  createdAt: 'blogs.created_at',
  updatedAt: 'blogs.updated_at',
  publishedAt: 'published_at',
  releasedAt: 'released_at',
  publishAt: 'publish_at',
} as const;

/** A card needs only a smaller copy of the picture. Saving with its link keeps the same file. */
function cardLink(file: MediaFile): string {
  const small = file.formats?.medium ?? file.formats?.thumbnail;
  return linkTo(small ? { ...file, ...small } : file);
}

interface CoverRow extends MediaFile {
  blogId: number;
}

const parsedFormats = (formats: unknown): MediaFile['formats'] =>
  typeof formats === 'string' ? JSON.parse(formats) : (formats as MediaFile['formats']);

/** A blog in a list. `publishedAt` is when it was first published. */
export const itemOf = (row: BlogRow, cover: MediaFile | null | undefined): BlogItem => ({
  id: row.documentId,
  slug: row.slug ?? '',
  title: row.title ?? '',
  category: readBlogCategory(row.category),
  coverImage: cover ? cardLink(cover) : null,
  coverAlt: row.coverAlt ?? '',
  excerpt: row.excerpt || row.lead || '',
  author: row.author ?? '',
  readingTime: row.readingTime ?? 1,
  tags: storedTags(row.tags) ?? [],
  createdAt: iso(row.createdAt),
  updatedAt: iso(row.updatedAt),
  publishedAt: isoOrNull(row.releasedAt),
});

/** A blog with its text. */
export const wholeOf = (row: WholeBlogRow): BlogWhole => ({
  ...itemOf(row, row.coverImage),
  coverImage: row.coverImage && linkTo(row.coverImage),
  content: composedContent(row),
});

export const rowsOf = (strapi: Core.Strapi, ids: readonly number[]): Promise<BlogRow[]> =>
  readInOrder(ids, () =>
    runQuery(strapi, (knex) => knex('blogs').whereIn('blogs.id', ids).select(COLUMNS)),
  );

interface Paragraphs {
  documentId: string;
  paragraphs: readonly { content: string | null }[];
}

/** The paragraphs of rows of blogs as rich text, by their document ids. */
export async function paragraphsOf(
  strapi: Core.Strapi,
  ids: readonly number[],
): Promise<Map<string, string[]>> {
  if (ids.length === 0) return new Map();
  const rows: Paragraphs[] = await strapi.db.query(BLOG_UID).findMany({
    select: ['documentId'],
    where: { id: { $in: [...ids] } },
    populate: { paragraphs: { select: ['content'] } },
  });
  return new Map(
    rows.map(({ documentId, paragraphs }) => [
      documentId,
      paragraphs.map(({ content }) => content ?? ''),
    ]),
  );
}

export async function coversOf(
  strapi: Core.Strapi,
  ids: readonly number[],
): Promise<Map<number, MediaFile>> {
  if (ids.length === 0) return new Map();
  const rows = (await runQuery(strapi, (knex: Knex) =>
    knex('files_related_mph as r')
      .join('files as f', 'f.id', 'r.file_id')
      .where({ 'r.related_type': BLOG_UID, 'r.field': 'coverImage' })
      .whereIn('r.related_id', ids)
      .select({
        blogId: 'r.related_id',
        id: 'f.id',
        name: 'f.name',
        hash: 'f.hash',
        ext: 'f.ext',
        mime: 'f.mime',
        formats: 'f.formats',
      }),
  )) as CoverRow[];
  return new Map(rows.map((row) => [row.blogId, { ...row, formats: parsedFormats(row.formats) }]));
}

/** The blogs of these rows, in their order. */
export async function itemsOf(strapi: Core.Strapi, ids: readonly number[]): Promise<BlogItem[]> {
  const [rows, covers] = await Promise.all([rowsOf(strapi, ids), coversOf(strapi, ids)]);
  return rows.map((row) => itemOf(row, covers.get(row.id)));
}

/** The pagination of an answer with blogs (part 2 §7). */
export function blogPaging(asked: { page: number; limit: number }, total: number) {
  const { currentPage: page, totalPages } = paginationOf(asked, total);
  return { total, page, limit: asked.limit, totalPages };
}
