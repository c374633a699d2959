/** All blogs as their writers find and open them: what the draft says, and where it stands. */
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { BlogState } from '@hearthside/contract/blog/fields';
import type { blogEndpoints } from '@hearthside/contract/blog/endpoints';
import type { ManagedBlog } from '@hearthside/contract/blog/shapes';
import type { z } from 'zod';
import { runQuery } from '../../../db/run-query';
import { cached } from '../../../db/cached-count';
import { draftOf } from './blog-access';
import { itemOf, wholeOf, rowsOf, coversOf } from './blog-items';
import { blogPaging } from './blog-paging';
import { numberOfBlogs, pageOfBlogs, searchedBlogs } from './blog-search';
import { isoOrNull, revisionOf, type BlogRow, type Moment } from './blog-row';

type Asked = z.output<(typeof blogEndpoints)['managed']['query']>;

const ORDERS = {
  createdAt: 'created_at',
  updatedAt: 'updated_at',
  title: 'title_key',
  category: 'category',
} as const;

/** Where a draft stands beside what readers read; as the panel does, by when each was written. */
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

/** Of these blogs those that are out, and of when what is out is. */
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

/** Of rows of blogs the drafts that are asked for. */
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

/** A draft, to go on with it. Its excerpt is what was written, not what is made of the text. */
export async function managedBlog(strapi: Core.Strapi, documentId: string): Promise<ManagedBlog> {
  const row = await draftOf(strapi, documentId);
  const published = await publishedFrom(strapi, [documentId]);
  return {
    ...wholeOf(row),
    excerpt: row.excerpt ?? '',
    ...standingOf(row, published.get(documentId)),
  };
}
