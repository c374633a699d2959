/** What goes with publishing and unpublishing a blog, in the portal or in the panel. */
import { isDeepStrictEqual } from 'node:util';
import type { Core } from '@strapi/strapi';
import { BLOG_TEXTS } from '@hearthside/contract/blog/fields';
import { isEmptyRich } from '@hearthside/contract/rich-text';
import { runQuery } from '../../../db/run-query';
import { refuse } from '../../../http/refuse';
import { invalidateCounts } from '../../../db/cached-count';
import type { ChangeAuthor } from '../../../auth/change-author';
import { lockedDraft, rowId, wholeRow } from './blog-access';
import * as blogAddresses from './blog-addresses';
import { recordBlog } from './blog-history';
import { changingLive } from './blog-live';
import { type WholeBlogRow } from './blog-row';
import { snapshotOf } from './blog-snapshot';
import { markPublished } from './blog-versions';
import { requireOpenDraft } from './open-files';
import { iso, isoOrNull } from '../../../text/moment';

/** @throws 400 for a blog without any content. The panel's forms save such drafts. */
export function requireParagraphs({ paragraphs }: Pick<WholeBlogRow, 'paragraphs'>) {
  const said = BLOG_TEXTS.noParagraphs;
  const isWritten = paragraphs.some(({ content, file }) => !isEmptyRich(content ?? '') || file);
  if (!isWritten) throw refuse.badInput(said, { paragraphs: said });
}

const setDraft = (strapi: Core.Strapi, id: number, columns: Record<string, unknown>) =>
  runQuery(strapi, (knex) => knex('blogs').where({ id }).update(columns));

/** Publishes the draft. `publish` is Strapi's own function, which recreates the published row from it. */
export async function published<T>(
  strapi: Core.Strapi,
  documentId: string,
  by: ChangeAuthor,
  publish: () => Promise<T>,
): Promise<T> {
  const draft = await lockedDraft(strapi, documentId);
  requireParagraphs(draft);
  await requireOpenDraft(strapi, draft);
  const released = draft.releasedAt ?? new Date();
  // A form that has it open still contains the publish time, so the revision changes.
  const revision = (draft.revision ?? 0) + (draft.publishAt === null ? 0 : 1);
  // Set before the draft is copied, so that both rows are the same.
  await setDraft(strapi, draft.id, { released_at: released, publish_at: null, revision });
  const result = await changingLive(strapi, documentId, publish);
  await blogAddresses.release(strapi, draft.slug ?? '');
  await markPublished(strapi, draft, by);
  await recordBlog(strapi, by, 'published', draft);
  await invalidateCounts(strapi, 'blog');
  return result;
}

/** Unpublishes a blog and removes its publish time. */
export async function unpublished<T>(
  strapi: Core.Strapi,
  documentId: string,
  by: ChangeAuthor,
  unpublish: () => Promise<T>,
): Promise<T> {
  const draft = await lockedDraft(strapi, documentId);
  const wasOut = (await rowId(strapi, documentId, 'published')) !== undefined;
  const waited = draft.publishAt !== null;
  // A form that has it open still contains the publish time, so the revision changes.
  const revision = (draft.revision ?? 0) + (waited ? 1 : 0);
  await setDraft(strapi, draft.id, { publish_at: null, revision });
  const result = await changingLive(strapi, documentId, unpublish);
  if (wasOut || waited) await recordBlog(strapi, by, 'unpublished', draft);
  await invalidateCounts(strapi, 'blog');
  return result;
}

/** How long a first publication can be undone as if it had never been, in milliseconds. */
const SLIP_MS = 10 * 60_000;

/**
 * Forgets that an unpublished blog was ever published, if that was for the first time and moments ago. Otherwise a slip
 * would keep its day for good: the blog would come out later without being new to anybody, and far down the list.
 */
export async function publicationForgotten(strapi: Core.Strapi, documentId: string): Promise<void> {
  const { id, releasedAt } = await lockedDraft(strapi, documentId);
  if (releasedAt === null || Date.now() - new Date(releasedAt).getTime() > SLIP_MS) return;
  await setDraft(strapi, id, { released_at: null });
  await blogAddresses.unrelease(strapi, documentId);
}

/** Sets the publish time of a draft. */
export async function scheduled(
  strapi: Core.Strapi,
  documentId: string,
  by: ChangeAuthor,
  publishAt: Date,
): Promise<void> {
  const draft = await lockedDraft(strapi, documentId);
  requireParagraphs(draft);
  await requireOpenDraft(strapi, draft);
  await setDraft(strapi, draft.id, { publish_at: publishAt, revision: (draft.revision ?? 0) + 1 });
  const hour = publishAt.toISOString();
  const changes = [{ field: 'Publishes', from: isoOrNull(draft.publishAt) ?? '', to: hour }];
  await recordBlog(strapi, by, 'scheduled', draft, { changes });
  await invalidateCounts(strapi, 'blog');
}

/** Removes the publish time of a draft. What is published stays published. */
export async function scheduleCancelled(
  strapi: Core.Strapi,
  documentId: string,
  by: ChangeAuthor,
): Promise<void> {
  const draft = await lockedDraft(strapi, documentId);
  if (draft.publishAt === null) return;
  const out = await wholeRow(strapi, documentId, 'published');
  // If only the publish time was newer than the published blog, nothing is newer any more.
  const isSame = out !== null && isDeepStrictEqual(snapshotOf(out), snapshotOf(draft));
  await setDraft(strapi, draft.id, {
    publish_at: null,
    revision: (draft.revision ?? 0) + 1,
    ...(isSame && { updated_at: new Date(out.updatedAt) }),
  });
  const changes = [{ field: 'Publishes', from: iso(draft.publishAt), to: '' }];
  await recordBlog(strapi, by, 'changed', draft, { changes });
  await invalidateCounts(strapi, 'blog');
}
