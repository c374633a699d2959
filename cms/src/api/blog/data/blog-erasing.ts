/** Erases a blog with its versions and the files that only it used. That it existed stays in the history. */
import type { Core } from '@strapi/strapi';
import { runQuery } from '../../../db/run-query';
import { invalidateCounts } from '../../../db/cached-count';
import { changeAuthor } from '../../../auth/change-author';
import { transaction } from '../../../db/transaction';
import { portalUploads } from '../../../file/portal-uploads';
import { textIndex } from '../../../search/text-index';
import * as historyService from '../../history/services/history';
import * as blogAccess from './blog-access';
import * as blogAddresses from './blog-addresses';
import { callBlogs, INSIDE } from './blog-documents';
import { recordBlog } from './blog-history';
import { filesOf, snapshotOf } from './blog-snapshot';
import { VERSION_UID, type VersionRow } from './blog-row';

const versionsOf = async (strapi: Core.Strapi, blog: string) =>
  (await strapi.db.query(VERSION_UID).findMany({ where: { blog } })) as VersionRow[];

/** Returns the files it used, or null if it was restored meanwhile. */
const eraseRows = async (
  strapi: Core.Strapi,
  documentId: string,
  before: Date,
): Promise<number[] | null> =>
  await transaction(strapi, async () => {
    await blogAccess.lock(strapi, documentId);
    const row = await blogAccess.wholeRow(strapi, documentId, 'draft');
    if (!row?.deletedAt || new Date(row.deletedAt) >= before) return null;
    const versions = await versionsOf(strapi, documentId);
    for (const { id } of versions) await strapi.db.query(VERSION_UID).delete({ where: { id } });
    await textIndex(strapi, 'blog').remove(row.id);
    await blogAddresses.free(strapi, documentId);
    await recordBlog(strapi, await changeAuthor(strapi), 'erased', row);
    await historyService.emptyEntries(strapi, { kind: 'blog', id: row.id });
    await callBlogs(strapi, 'delete', { documentId, [INSIDE]: true });
    await invalidateCounts(strapi, 'blog');
    return [snapshotOf(row), ...versions.map(({ snapshot }) => snapshot)].flatMap(filesOf);
  });

export async function erase(strapi: Core.Strapi, documentId: string, before: Date): Promise<void> {
  const files = await eraseRows(strapi, documentId, before);
  if (files) await portalUploads(strapi, 'blog').discard([...new Set(files)]);
}

/** Removes uploads that no blog and no version of one has used for a day, and feeds of members who are gone. */
export async function sweepLeftovers(strapi: Core.Strapi, now = new Date()): Promise<void> {
  await portalUploads(strapi, 'blog').sweep(now);
  await runQuery(strapi, (knex) => knex('blog_feeds').whereNull('member_id').delete());
}
