/** Earlier versions of blogs, and restoring them. */
import type { Core } from '@strapi/strapi';
import { readBlogCategory } from '@hearthside/contract/blog/fields';
import type { BlogVersion } from '@hearthside/contract/blog/shapes';
import { paginationOf } from '../../../http/pagination';
import { refuse } from '../../../http/refuse';
import { transaction } from '../../../db/transaction';
import { draftOf, lockedDraft } from './blog-access';
import { composedContent, linkTo } from './blog-content';
import { callBlogs } from './blog-documents';
import { requireRevision } from './blog-saving';
import { dataOf, filesOf } from './blog-snapshot';
import { FILE_UID, VERSION_UID, type MediaFile, type VersionRow } from './blog-row';
import { managedBlog } from './managed-blogs';
import { iso } from '../../../text/moment';

const query = (strapi: Core.Strapi) => strapi.db.query(VERSION_UID);

async function filesIn(
  strapi: Core.Strapi,
  rows: readonly VersionRow[],
): Promise<Map<number, MediaFile>> {
  const ids = [...new Set(rows.flatMap(({ snapshot }) => filesOf(snapshot)))];
  const files: MediaFile[] = await strapi.db
    .query(FILE_UID)
    .findMany({ where: { id: { $in: ids } } });
  return new Map(files.map((file) => [file.id, file]));
}

function versionIn(row: VersionRow, files: Map<number, MediaFile>): BlogVersion {
  const said = row.snapshot;
  const file = (id: number | null) => (id === null ? null : (files.get(id) ?? null));
  const cover = file(said.cover);
  return {
    id: row.id,
    at: iso(row.savedAt),
    by: row.savedBy ?? '',
    door: row.door,
    published: row.published,
    title: said.title,
    category: readBlogCategory(said.category),
    coverImage: cover && linkTo(cover),
    coverAlt: said.coverAlt,
    excerpt: said.excerpt,
    author: said.author,
    content: composedContent({
      subtitle: said.subtitle,
      tags: said.tags,
      videos: said.videoUrls.map((url) => ({ url })),
      paragraphs: said.paragraphs.map((one) => ({ content: one.content, file: file(one.file) })),
    }),
  };
}

/** Some of a blog's earlier versions, newest first, with the files that they show, and how many there are in all. */
export async function storedVersions(
  strapi: Core.Strapi,
  documentId: string,
  part: { limit: number; offset: number },
) {
  await draftOf(strapi, documentId);
  const where = { blog: documentId };
  const rows: VersionRow[] = await query(strapi).findMany({
    where,
    orderBy: { id: 'desc' },
    ...part,
  });
  return {
    rows,
    files: await filesIn(strapi, rows),
    total: await query(strapi).count({ where }),
  };
}

/** One version of this blog, with the files that it shows. */
export async function storedVersion(strapi: Core.Strapi, documentId: string, versionId: number) {
  const row = (await query(strapi).findOne({
    where: { id: versionId, blog: documentId },
  })) as VersionRow | null;
  if (!row) throw refuse.notFound('This version does not exist.');
  return { row, files: await filesIn(strapi, [row]) };
}

/** A page of a blog's earlier versions, newest first. */
export async function versions(
  strapi: Core.Strapi,
  documentId: string,
  asked: { page: number; limit: number },
) {
  const { page, limit } = asked;
  const part = { limit, offset: (page - 1) * limit };
  const { rows, files, total } = await storedVersions(strapi, documentId, part);
  const versions = rows.map((row) => versionIn(row, files));
  return { versions, pagination: paginationOf(asked, total) };
}

/**
 * Writes what a version says into the draft. Files that were deleted from the media library since are left out. With a
 * revision the rules of a panel's save refuse it where the draft has another.
 */
export async function writeVersion(
  strapi: Core.Strapi,
  documentId: string,
  versionId: number,
  revision?: number,
) {
  const { row, files } = await storedVersion(strapi, documentId, versionId);
  const data = {
    ...dataOf(row.snapshot, (id) => files.has(id)),
    ...(revision !== undefined && { revision }),
  };
  const reason = `As it was on ${iso(row.savedAt)}`;
  return callBlogs(strapi, 'update', { documentId, data, reason });
}

/** Restores the draft to an earlier version, in the portal. */
export async function restoreVersion(
  strapi: Core.Strapi,
  documentId: string,
  versionId: number,
  revision: string | undefined,
) {
  await transaction(strapi, async () => {
    requireRevision(await lockedDraft(strapi, documentId), revision);
    await writeVersion(strapi, documentId, versionId);
  });
  return { blog: await managedBlog(strapi, documentId) };
}
