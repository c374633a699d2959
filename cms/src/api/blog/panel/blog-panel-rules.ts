import type { Core } from '@strapi/strapi';
import { BLOG_TEXTS } from '@hearthside/contract/blog/fields';
import { withoutTrash, type DocumentRules } from '../../../panel/document-call';
import { panelConflict } from '../../../panel/panel-conflict';
import { runQuery } from '../../../db/run-query';
import { refuse } from '../../../http/refuse';
import { changeAuthor } from '../../../auth/change-author';
import { transaction } from '../../../db/transaction';
import { wholeRow, lockedDraft } from '../data/blog-access';
import { callBlogs, INSIDE, type Answered, type BlogCall } from '../data/blog-documents';
import { checkedSchedule } from '../rules/publish-time';
import * as blogPublishing from '../data/blog-publishing';
import { dataOf, snapshotOf } from '../data/blog-snapshot';
import * as blogSettling from '../data/blog-settling';
import { moveToTrash } from '../data/blog-trash';
import { BLOG_UID, revisionOf } from '../data/blog-row';
import { cleanBlog } from '../rules/clean-blog';
import { checkGivenMedia } from './given-media';
import { iso } from '../../../text/moment';

interface Passage {
  params: BlogCall;
}
type Next = () => Promise<Answered | null>;

const NEEDS_TITLE = () => refuse.badInput(BLOG_TEXTS.noTitle, { title: BLOG_TEXTS.noTitle });

const publishedAt = async (strapi: Core.Strapi, documentId: string) =>
  (await wholeRow(strapi, documentId, 'published'))?.publishedAt;

/** A write that also publishes is split in two, each with its own rules. */
async function publishedWith(
  strapi: Core.Strapi,
  params: BlogCall,
  saved: Answered | null,
  wasAsked: boolean,
) {
  if (!saved || !wasAsked) return saved;
  const { documentId } = saved;
  const published = await callBlogs(strapi, 'publish', { ...params, documentId });
  return (published?.entries?.[0] as Answered | undefined) ?? saved;
}

async function create(strapi: Core.Strapi, { params }: Passage, next: Next) {
  const wantsOut = params.status === 'published';
  params.status = 'draft';
  params.data = checkedSchedule(cleanBlog(params.data ?? {}), null, []);
  if (!params.data.title) throw NEEDS_TITLE();
  await checkGivenMedia(strapi, params.data, null);
  const saved = (await next()) as Answered;
  const { createKey } = params;
  const by = await changeAuthor(strapi);
  Object.assign(
    saved,
    await blogSettling.settled(strapi, saved.documentId, { by, before: null, createKey }),
  );
  return publishedWith(strapi, params, saved, wantsOut);
}

async function update(strapi: Core.Strapi, { params }: Passage, next: Next) {
  const { documentId = '', auto, reason } = params;
  const wantsOut = params.status === 'published';
  const before = await lockedDraft(strapi, documentId);
  const given = params.data ?? {};
  // A form sends back the revision it was opened with.
  const { revision } = given;
  if (typeof revision === 'number' && revision !== Number(revisionOf(before))) {
    const { changedBy, updatedAt } = before;
    throw panelConflict(BLOG_TEXTS.conflict, 'title', { by: changedBy, at: updatedAt });
  }
  const cameOut = [before.releasedAt, await publishedAt(strapi, documentId)];
  params.data = checkedSchedule(cleanBlog(given), before, cameOut);
  await checkGivenMedia(strapi, params.data, before);
  params.status = 'draft';
  const saved = await next();
  if (!saved) return saved;
  const by = await changeAuthor(strapi);
  Object.assign(
    saved,
    await blogSettling.settled(strapi, documentId, { by, before, auto, reason }),
  );
  return publishedWith(strapi, params, saved, wantsOut);
}

/** A copy is a new blog: without the publication dates of the original, and with an address of its own. */
async function clone(strapi: Core.Strapi, { params }: Passage, next: Next) {
  const none = {
    releasedAt: null,
    publishAt: null,
    createKey: null,
    deletedAt: null,
    slug: null,
  };
  params.data = { ...cleanBlog(params.data ?? {}), ...none };
  await checkGivenMedia(strapi, params.data, null);
  const copied = (await next()) as Answered;
  const by = await changeAuthor(strapi);
  const columns = await blogSettling.settled(strapi, copied.documentId, { by, before: null });
  for (const entry of copied.entries ?? []) Object.assign(entry, columns);
  return copied;
}

/** Discards what was changed since publication. The draft remains the same row, so that its id stays. */
async function discardDraft(strapi: Core.Strapi, { params }: Passage) {
  const { documentId = '' } = params;
  const published = await wholeRow(strapi, documentId, 'published');
  if (!published) throw refuse.notFound();
  const said = snapshotOf(published);
  const data = { ...dataOf(said, () => true), slug: said.slug, publishAt: null };
  const entry = await callBlogs(strapi, 'update', {
    ...params,
    data,
    reason: 'Changes discarded',
  });
  // It no longer contains anything that its readers do not see.
  const { updatedAt } = published;
  await runQuery(strapi, (knex) =>
    knex('blogs')
      .where({ document_id: documentId })
      .whereNull('published_at')
      .update({ updated_at: new Date(updatedAt) }),
  );
  return {
    documentId,
    entries: entry ? [{ ...entry, updatedAt: iso(updatedAt) }] : [],
  } as Answered;
}

async function publish(strapi: Core.Strapi, { params: { documentId = '' } }: Passage, next: Next) {
  return blogPublishing.published(strapi, documentId, await changeAuthor(strapi), next);
}

async function unpublish(
  strapi: Core.Strapi,
  { params: { documentId = '' } }: Passage,
  next: Next,
) {
  const by = await changeAuthor(strapi);
  const taken = await blogPublishing.unpublished(strapi, documentId, by, next);
  // The portal offers Undo for this. In the panel there is only Unpublish.
  if (by.door === 'panel') await blogPublishing.publicationForgotten(strapi, documentId);
  return taken;
}

async function remove(strapi: Core.Strapi, { params: { documentId = '' } }: Passage) {
  const draft = await moveToTrash(strapi, documentId, await changeAuthor(strapi));
  return { documentId, entries: [{ ...draft }] } as Answered;
}

type Step = (strapi: Core.Strapi, passage: Passage, next: Next) => Promise<Answered | null>;

/** A write happens completely or not at all. The blog's own code bypasses its rules. */
const written =
  (step: Step): Step =>
  (strapi, passage, next) =>
    passage.params[INSIDE] ? next() : transaction(strapi, () => step(strapi, passage, next));

/** The panel's lists leave out the trash; the blog's own code sees it. */
const listed: Step = (strapi, passage, next) =>
  passage.params[INSIDE] ? next() : withoutTrash(strapi, passage, next);

/** Rules for a blog wherever it is written. */
export const blogRules: DocumentRules<Passage, Answered | null> = {
  uid: BLOG_UID,
  steps: {
    create: written(create),
    update: written(update),
    clone: written(clone),
    discardDraft: written(discardDraft),
    publish: written(publish),
    unpublish: written(unpublish),
    delete: written(remove),
    findMany: listed,
    findFirst: listed,
    findOne: listed,
    count: listed,
  },
};
