/** All blogs as their authors find and open them: the draft's content and the blog's state. */
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { BlogState } from '@hearthside/contract/blog/fields';
import type { blogEndpoints } from '@hearthside/contract/blog/endpoints';
import type { ManagedBlog } from '@hearthside/contract/blog/shapes';
import type { z } from 'zod';
import { runQuery } from '../../../db/run-query';
import { cached } from '../../../db/cached-count';
import { draftOf } from './blog-access';
import { blogPaging, itemOf, wholeOf, rowsOf, coversOf } from './blog-items';
import { numberOfBlogs, pageOfBlogs, searchedBlogs } from './blog-search';
import { revisionOf, type BlogRow } from './blog-row';
import { isoOrNull, type Moment } from '../../../text/moment';

type Asked = z.output<(typeof blogEndpoints)['managed']['query']>;

const ORDERS = {
  createdAt: 'created_at',
  updatedAt: 'updated_at',
  title: 'title_key',
  category: 'category',
} as const;

/** The state of a draft compared with the published blog, decided as in the panel by when each was written. */
export function stateOf(
  draft: Pick<BlogRow, 'publishAt' | 'updatedAt'>,
  publishedFrom: Moment | undefined,
): BlogState {
  if (publishedFrom === undefined) return draft.publishAt === null ? 'draft' : 'scheduled';
  const isNewer = new Date(draft.updatedAt) > new Date(publishedFrom);
  return isNewer ? 'changed' : 'published';
}

const standingOf = (draft: BlogRow, publishedFrom: Moment | undefined) => ({
  state: stateOf(draft, publishedFrom),
  publishAt: isoOrNull(draft.publishAt),
  revision: revisionOf(draft),
  changedBy: draft.changedBy ?? '',
});

/** Which of these blogs are published, and when the published row was written. */
async function publishedFrom(
  strapi: Core.Strapi,
  documentIds: readonly string[],
): Promise<Map<string, Moment>> {
  const rows = (await runQuery(strapi, (knex) =>
    knex('blogs')
      .whereIn('document_id', documentIds)
      .whereNotNull('published_at')
      .select({ documentId: 'document_id', updatedAt: 'updated_at' }),
  )) as Pick<BlogRow, 'documentId' | 'updatedAt'>[];
  return new Map(rows.map(({ documentId, updatedAt }) => [documentId, updatedAt]));
}

/** Narrows rows of blogs to the drafts that match the query. */
const drafts =
  ({ category }: Asked, rows: (knex: Knex) => Knex.QueryBuilder) =>
  (knex: Knex) => {
    const query = rows(knex).whereNull('published_at').whereNull('deleted_at');
    return category ? query.where({ category }) : query;
  };

async function foundBy(strapi: Core.Strapi, asked: Asked) {
  const { rows, has } = await searchedBlogs(strapi, asked.search);
  return { rows: drafts(asked, rows), has };
}

async function idsOf(strapi: Core.Strapi, asked: Asked) {
  const { sortBy, sortOrder: order } = asked;
  const listed = { ...(await foundBy(strapi, asked)), column: ORDERS[sortBy], order };
  return pageOfBlogs(strapi, listed, asked);
}

/** A page of Manage Blogs. */
export async function managed(strapi: Core.Strapi, asked: Asked) {
  const key = JSON.stringify(['managed', asked.category, asked.search]);
  const [ids, total] = await Promise.all([
    idsOf(strapi, asked),
    cached('blog', key, async () => numberOfBlogs(strapi, await foundBy(strapi, asked))),
  ]);
  const rows = await rowsOf(strapi, ids);
  const [covers, published] = await Promise.all([
    coversOf(strapi, ids),
    publishedFrom(
      strapi,
      rows.map(({ documentId }) => documentId),
    ),
  ]);
  const items = rows.map((row) => ({
    ...itemOf(row, covers.get(row.id)),
    ...standingOf(row, published.get(row.documentId)),
  }));
  return { items, pagination: blogPaging(asked, total) };
}

/** A draft for editing. Its excerpt is the one that was written, not one made from the text. */
export async function managedBlog(strapi: Core.Strapi, documentId: string): Promise<ManagedBlog> {
  const row = await draftOf(strapi, documentId);
  const published = await publishedFrom(strapi, [documentId]);
  return {
    ...wholeOf(row),
    excerpt: row.excerpt ?? '',
    ...standingOf(row, published.get(documentId)),
  };
}
