/** Finds one blog. Those in the trash are treated as missing. */
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { lockRow } from '../../../db/lock-row';
import { runQuery } from '../../../db/run-query';
import { refuse } from '../../../http/refuse';
import { BLOG_UID, type WholeBlogRow } from './blog-row';

const WHOLE = { coverImage: true, videos: true, paragraphs: { populate: { file: true } } };

export type Standing = 'draft' | 'published';

/** Narrows to drafts, or to published rows. */
export const standing = (of: Standing) => (query: Knex.QueryBuilder) =>
  void (of === 'draft'
    ? query.whereNull('blogs.published_at')
    : query.whereNotNull('blogs.published_at'));

export const notFound = () => refuse.notFound('This blog does not exist, or was deleted.');

export const rowOf = (strapi: Core.Strapi, id: number): Promise<WholeBlogRow | null> =>
  strapi.db.query(BLOG_UID).findOne({ where: { id }, populate: WHOLE });

/** A row with everything that belongs to it, even one in the trash. */
export const wholeRow = (
  strapi: Core.Strapi,
  documentId: string,
  of: Standing,
): Promise<WholeBlogRow | null> =>
  strapi.db.query(BLOG_UID).findOne({
    where: { documentId, publishedAt: of === 'draft' ? { $null: true } : { $notNull: true } },
    populate: WHOLE,
  });

/** The draft, or a 404. */
export async function draftOf(strapi: Core.Strapi, documentId: string): Promise<WholeBlogRow> {
  const row = await wholeRow(strapi, documentId, 'draft');
  if (!row || row.deletedAt !== null) throw notFound();
  return row;
}

/** The id of the row, even of one in the trash. */
export async function rowId(
  strapi: Core.Strapi,
  documentId: string,
  of: Standing,
): Promise<number | undefined> {
  const row: { id: number } | undefined = await runQuery(strapi, (knex) =>
    knex('blogs').where({ document_id: documentId }).modify(standing(of)).first('id'),
  );
  return row?.id;
}

/** Locks a blog until the open transaction ends, so that its changes happen one after the other. */
export async function lock(strapi: Core.Strapi, documentId: string): Promise<void> {
  const id = await rowId(strapi, documentId, 'draft');
  if (id === undefined) throw notFound();
  await lockRow(strapi, 'blogs', id);
}

/** The same, and returns the draft as it is then. */
export async function lockedDraft(strapi: Core.Strapi, documentId: string): Promise<WholeBlogRow> {
  await lock(strapi, documentId);
  return draftOf(strapi, documentId);
}
