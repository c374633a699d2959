import type { Core } from '@strapi/strapi';
import { BLOG_TEXTS } from '@hearthside/contract/blog';
import { panelConflict } from '../../../panel/panel-conflict';
import { runQuery } from '../../../db/run-query';
import { refuse } from '../../../http/refuse';
import { changeAuthor } from '../../../auth/change-author';
import { transaction } from '../../../db/transaction';
import { wholeRow, lockedDraft } from '../data/blog-access';
import { blogDocuments, INSIDE, type Answered, type BlogCall } from '../data/blog-documents';
import { checkedSchedule } from '../rules/publish-time';
import * as blogPublishing from '../data/blog-publishing';
import { dataOf, snapshotOf } from '../data/blog-snapshot';
import * as blogSettling from '../data/blog-settling';
import { moveToTrash } from '../data/blog-trash';
import { BLOG_UID, iso, revisionOf } from '../data/blog-row';
import { cleanBlog } from '../rules/clean-blog';
import { givenMedia } from './given-media';

interface Passage {
  action: string;
  params: BlogCall;
}
type Next = () => Promise<Answered | null>;

const NEEDS_TITLE = () => refuse.badInput(BLOG_TEXTS.noTitle, { title: BLOG_TEXTS.noTitle });

/**
 * What holds of a blog whichever door it is written by: the portal's calls and the panel's forms both come
 * through the Document Service, and this stands in it.
 */
function blogPanelRules(strapi: Core.Strapi) {
  const checkMedia = givenMedia(strapi);
  const documents = () => blogDocuments(strapi);

  const publishedAt = async (documentId: string) =>
    (await wholeRow(strapi, documentId, 'published'))?.publishedAt;

  /** A write that asks to be published with it is two things, each with its own rules. */
  async function publishedWith(params: BlogCall, saved: Answered | null, wasAsked: boolean) {
    if (!saved || !wasAsked) return saved;
    const { documentId } = saved;
    const published = await documents().publish({ ...params, documentId });
    return (published?.entries?.[0] as Answered | undefined) ?? saved;
  }

  async function create({ params }: Passage, next: Next) {
    const wantsOut = params.status === 'published';
    params.status = 'draft';
    params.data = checkedSchedule(cleanBlog(params.data ?? {}), null, []);
    if (!params.data.title) throw NEEDS_TITLE();
    await checkMedia(params.data, null);
    const saved = (await next()) as Answered;
    const { createKey } = params;
    const by = await changeAuthor(strapi);
    Object.assign(
      saved,
      await blogSettling.settled(strapi, saved.documentId, { by, before: null, createKey }),
    );
    return publishedWith(params, saved, wantsOut);
  }

  async function update({ params }: Passage, next: Next) {
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
    const cameOut = [before.releasedAt, await publishedAt(documentId)];
    params.data = checkedSchedule(cleanBlog(given), before, cameOut);
    await checkMedia(params.data, before);
    params.status = 'draft';
    const saved = await next();
    if (!saved) return saved;
    const by = await changeAuthor(strapi);
    Object.assign(
      saved,
      await blogSettling.settled(strapi, documentId, { by, before, auto, reason }),
    );
    return publishedWith(params, saved, wantsOut);
  }

  /** A copy is a new blog: nothing of when the other came out, and an address of its own. */
  async function clone({ params }: Passage, next: Next) {
    const none = {
      releasedAt: null,
      publishAt: null,
      createKey: null,
      deletedAt: null,
      slug: null,
    };
    params.data = { ...cleanBlog(params.data ?? {}), ...none };
    await checkMedia(params.data, null);
    const copied = (await next()) as Answered;
    const by = await changeAuthor(strapi);
    const columns = await blogSettling.settled(strapi, copied.documentId, { by, before: null });
    for (const entry of copied.entries ?? []) Object.assign(entry, columns);
    return copied;
  }

  /** Takes back what was changed since it came out. The draft stays the same row, so that it keeps its number. */
  async function discardDraft({ params }: Passage) {
    const { documentId = '' } = params;
    const published = await wholeRow(strapi, documentId, 'published');
    if (!published) throw refuse.notFound();
    const said = snapshotOf(published);
    const data = { ...dataOf(said, () => true), slug: said.slug, publishAt: null };
    const entry = await documents().update({ ...params, data, reason: 'Changes taken back' });
    // Nothing is left in it that its readers do not have.
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

  const writes: Record<string, (passage: Passage, next: Next) => Promise<Answered | null>> = {
    create,
    update,
    clone,
    discardDraft,
    publish: async ({ params: { documentId = '' } }, next) =>
      blogPublishing.published(strapi, documentId, await changeAuthor(strapi), next),
    unpublish: async ({ params: { documentId = '' } }, next) =>
      blogPublishing.unpublished(strapi, documentId, await changeAuthor(strapi), next),
    delete: async ({ params: { documentId = '' } }) => {
      const draft = await moveToTrash(strapi, documentId, await changeAuthor(strapi));
      return { documentId, entries: [{ ...draft }] };
    },
  };

  return async (passage: Passage, next: Next): Promise<unknown> => {
    if (passage.params[INSIDE]) return next();
    const write = writes[passage.action];
    if (write) return transaction(strapi, () => write(passage, next));
    // What is in the trash is in no list of the panel.
    const { filters } = passage.params;
    const there = { deletedAt: { $null: true } };
    passage.params.filters = filters ? { $and: [filters, there] } : there;
    return next();
  };
}

/** Puts the door of blogs into the Document Service. */
export function registerBlogPanelRules(strapi: Core.Strapi) {
  const door = blogPanelRules(strapi);
  strapi.documents.use(((passage: Passage & { uid: string }, next: Next) =>
    passage.uid === BLOG_UID ? door(passage, next) : next()) as never);
}
