/** What follows after a draft is written, in the portal or in the panel. */
import { isDeepStrictEqual } from 'node:util';
import type { Core } from '@strapi/strapi';
import { runQuery } from '../../../db/run-query';
import { invalidateCounts } from '../../../db/cached-count';
import type { ChangeAuthor } from '../../../auth/change-author';
import { textIndex } from '../../../search/text-index';
import { wholeRow, notFound } from './blog-access';
import * as blogAddresses from './blog-addresses';
import { derivedOf, searchedTexts } from './blog-derived';
import { blogChanges, recordBlog } from './blog-history';
import { requireParagraphs } from './blog-publishing';
import { type WholeBlogRow } from './blog-row';
import { snapshotOf } from './blog-snapshot';
import { saveVersion } from './blog-versions';
import { iso, isoOrNull } from '../../../text/moment';

/** How a draft was written. */
export interface Saving {
  by: ChangeAuthor;
  /** The row before; null for a new one. */
  before: WholeBlogRow | null;
  /** An autosave. */
  auto?: boolean | undefined;
  /** The idempotency key of its creation, with its author. */
  createKey?: string | undefined;
  /** The reason, if it is not obvious. */
  reason?: string | undefined;
}

const wholly = (row: WholeBlogRow) => [snapshotOf(row), isoOrNull(row.publishAt)];
const saysTheSame = (before: WholeBlogRow, after: WholeBlogRow) =>
  isDeepStrictEqual(wholly(before), wholly(after));

/** Computes what is derived from a draft that was just written, and returns the columns it set. */
export async function settled(
  strapi: Core.Strapi,
  documentId: string,
  { by, before, auto = false, ...given }: Saving,
) {
  const row = await wholeRow(strapi, documentId, 'draft');
  if (!row) throw notFound();
  if (row.publishAt !== null) requireParagraphs(row);
  // A save without changes leaves the draft's time as it was, so that it does not become newer than the published
  // blog.
  const isSame = before !== null && saysTheSame(before, row);
  const updatedAt = isSame ? before.updatedAt : row.updatedAt;
  const columns = {
    ...derivedOf(row),
    slug: await blogAddresses.settle(strapi, row, before, documentId),
    revision: (before?.revision ?? 0) + 1,
    changedBy: by.name,
  };
  await runQuery(strapi, (knex) =>
    knex('blogs')
      .where({ id: row.id })
      .update({
        title_key: columns.titleKey,
        lead: columns.lead,
        slug: columns.slug,
        reading_time: columns.readingTime,
        revision: columns.revision,
        changed_by: columns.changedBy,
        updated_at: new Date(updatedAt),
        ...(given.createKey !== undefined && { create_key: given.createKey }),
      }),
  );
  const now = { ...row, ...columns };
  await textIndex(strapi, 'blog').keep(row.id, searchedTexts(now));
  const isNew = await saveVersion(strapi, now, by, auto);
  if (!before) await recordBlog(strapi, by, 'created', now);
  else {
    const changes = blogChanges(before, now);
    // A publish time is part of no version, and a blog that comes out has to say who decided so.
    const isRescheduled = changes.some(({ field }) => field === 'Publishes');
    if (isNew || isRescheduled)
      await recordBlog(strapi, by, 'changed', now, { changes, reason: given.reason ?? '' });
  }
  await invalidateCounts(strapi, 'blog');
  return { title: now.title, updatedAt: iso(updatedAt), ...columns };
}
