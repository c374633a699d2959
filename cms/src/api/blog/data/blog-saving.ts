/** Writes, publishes and unpublishes blogs in the portal (part 2 §2, §4, §5, §7). */
import type { Core } from '@strapi/strapi';
import { BLOG_TEXTS } from '@hearthside/contract/blog/fields';
import type { blogEndpoints } from '@hearthside/contract/blog/endpoints';
import type { z } from 'zod';
import type { Actor } from '../../../auth/actor';
import { lockRow } from '../../../db/lock-row';
import { runQuery } from '../../../db/run-query';
import { refuse } from '../../../http/refuse';
import { changeAuthor } from '../../../auth/change-author';
import { transaction } from '../../../db/transaction';
import { lockedDraft, wholeRow } from './blog-access';
import { givenContent, inApiFields } from './blog-content';
import { callBlogs } from './blog-documents';
import { checkedSchedule } from '../rules/publish-time';
import { fileOf, coverOf } from './named-files';
import * as blogPublishing from './blog-publishing';
import { revisionOf, type BlogRow } from './blog-row';
import { managedBlog } from './managed-blogs';
import { iso } from '../../../text/moment';

type Created = z.output<(typeof blogEndpoints)['create']['body']>;
type Saved = z.output<(typeof blogEndpoints)['save']['body']>;

/** Refuses a save based on an older revision of the draft, and says who has changed it and when. */
export function requireRevision(row: BlogRow, revision: string | undefined) {
  if (revision === undefined || revision === revisionOf(row)) return;
  const details = { by: row.changedBy ?? '', at: iso(row.updatedAt) };
  throw refuse.changedMeanwhile(BLOG_TEXTS.conflict, details);
}

/** Converts the API's input for the Document Service. */
async function dataOf(strapi: Core.Strapi, body: Created | Saved) {
  const { subtitle, tags, videoUrls, paragraphs } = givenContent(body.content);
  const { title, category, excerpt, author, coverAlt, slug } = body;
  const kept = [];
  for (const [at, { content, file }] of paragraphs.entries()) {
    kept.push({ content, file: await fileOf(strapi, file, at) });
  }
  return {
    title,
    category,
    excerpt,
    author,
    coverAlt,
    slug,
    subtitle,
    tags,
    coverImage: await coverOf(strapi, body.coverImage),
    videos: videoUrls.map((url) => ({ url })),
    paragraphs: kept,
  };
}

/**
 * Publishes a draft at once, or schedules it for a time in the future.
 * @throws 400 for a time that has passed, unless the blog was published by it or is about to be: then this is a
 * repeated request.
 */
async function publishOrSchedule(strapi: Core.Strapi, documentId: string, at: string | null) {
  if (at === null) {
    await callBlogs(strapi, 'publish', { documentId });
    return;
  }
  const [now, hour] = [new Date(), new Date(at)];
  const draft = await lockedDraft(strapi, documentId);
  const out = await wholeRow(strapi, documentId, 'published');
  checkedSchedule({ publishAt: hour }, draft, [draft.releasedAt, out?.publishedAt], now);
  if (hour > now)
    await blogPublishing.scheduled(strapi, documentId, await changeAuthor(strapi), hour);
}

const madeBefore = async (strapi: Core.Strapi, createKey: string): Promise<string | undefined> => {
  const row: { document_id: string } | undefined = await runQuery(strapi, (knex) =>
    knex('blogs').where({ create_key: createKey }).first('document_id'),
  );
  return row?.document_id;
};

async function made(
  strapi: Core.Strapi,
  reader: Actor,
  { key, publish, publishAt, ...body }: Created,
) {
  const createKey = key === undefined ? undefined : `${reader.id}:${key}`;
  // A concurrent request with the same key waits for the first.
  if (createKey !== undefined) await lockRow(strapi, 'up_users', reader.id);
  const before = createKey === undefined ? undefined : await madeBefore(strapi, createKey);
  if (before !== undefined) return before;
  const data = await dataOf(strapi, { key, publish, publishAt, ...body });
  const added = await callBlogs(strapi, 'create', {
    data,
    ...(createKey !== undefined && { createKey }),
  });
  if (!added) throw new Error('A blog was not made.');
  if (publish) await publishOrSchedule(strapi, added.documentId, publishAt);
  return added.documentId;
}

/** Runs the work completely or not at all. */
async function inFields<T>(strapi: Core.Strapi, work: () => Promise<T>): Promise<T> {
  try {
    return await transaction(strapi, work);
  } catch (error) {
    throw inApiFields(error);
  }
}

export const answer = async (strapi: Core.Strapi, documentId: string) => ({
  blog: await managedBlog(strapi, documentId),
});

/** Creates a blog. Of several requests with one key only the first does. */
export async function create(strapi: Core.Strapi, reader: Actor, body: Created) {
  return answer(strapi, await inFields(strapi, () => made(strapi, reader, body)));
}

/** Saves the draft. @throws 409 with who and when, if someone else has changed it since. */
export async function save(strapi: Core.Strapi, documentId: string, body: Saved) {
  await inFields(strapi, async () => {
    const draft = await lockedDraft(strapi, documentId);
    requireRevision(draft, body.revision);
    // An autosave of a scheduled blog could publish half a sentence.
    const waits = draft.publishAt !== null && !body.publish;
    if (body.auto && waits) throw refuse.badInput(BLOG_TEXTS.keptByHand);
    const data = await dataOf(strapi, body);
    await callBlogs(strapi, 'update', { documentId, data, auto: body.auto });
    if (body.publish) await publishOrSchedule(strapi, documentId, body.publishAt);
  });
  return answer(strapi, documentId);
}

export async function publish(
  strapi: Core.Strapi,
  documentId: string,
  { publishAt, revision }: { publishAt: string | null; revision?: string | undefined },
) {
  await inFields(strapi, async () => {
    requireRevision(await lockedDraft(strapi, documentId), revision);
    await publishOrSchedule(strapi, documentId, publishAt);
  });
  return answer(strapi, documentId);
}

/** Unpublishes a blog. With `slip` this undoes its publication: it is as if it had never come out. */
export async function unpublish(
  strapi: Core.Strapi,
  documentId: string,
  { slip }: { slip: boolean },
) {
  await transaction(strapi, async () => {
    await callBlogs(strapi, 'unpublish', { documentId });
    if (slip) await blogPublishing.publicationForgotten(strapi, documentId);
  });
  return answer(strapi, documentId);
}

/** Removes the publish time of a blog, and nothing that its readers see. */
export async function cancelSchedule(
  strapi: Core.Strapi,
  documentId: string,
  revision: string | undefined,
) {
  await transaction(strapi, async () => {
    requireRevision(await lockedDraft(strapi, documentId), revision);
    await blogPublishing.scheduleCancelled(strapi, documentId, await changeAuthor(strapi));
  });
  return answer(strapi, documentId);
}
