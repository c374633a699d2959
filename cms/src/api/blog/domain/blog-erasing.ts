import type { Core } from '@strapi/strapi';
import { afterCommit } from '../../../access/after-commit';
import { runQuery } from '../../../access/run-query';
import { invalidateCounts } from '../../../access/cached-count';
import { changeAuthor } from '../../../access/change-author';
import { transaction } from '../../../db/transaction';
import { portalUploads } from '../../../file/portal-uploads';
import { textIndex } from '../../../search/text-index';
import { services } from '../../../services';
import { blogAccess } from './blog-access';
import { blogAddresses } from './blog-addresses';
import { blogDocuments, INSIDE } from './blog-documents';
import { recordBlog } from './blog-history';
import { filesOf, snapshotOf } from './blog-snapshot';
import { VERSION_UID, type VersionRow } from './blog-row';

/** Erasing a blog with its versions and the files that only it had; that it was there stays in the history. */
export function blogErasing(strapi: Core.Strapi) {
  const { lock, wholeRow } = blogAccess(strapi);

  const versionsOf = async (blog: string) =>
    (await strapi.db.query(VERSION_UID).findMany({ where: { blog } })) as VersionRow[];

  /** Answers the files it had, or null where it has come back meanwhile. */
  const eraseRows = async (documentId: string, before: Date): Promise<number[] | null> =>
    await transaction(strapi, async () => {
      await lock(documentId);
      const row = await wholeRow(documentId, 'draft');
      if (!row?.deletedAt || new Date(row.deletedAt) >= before) return null;
      const versions = await versionsOf(documentId);
      for (const { id } of versions) await strapi.db.query(VERSION_UID).delete({ where: { id } });
      await textIndex(strapi, 'blog').forget(row.id);
      await blogAddresses(strapi).free(documentId);
      await recordBlog(strapi, await changeAuthor(strapi), 'erased', row);
      await services(strapi).history.forget({ kind: 'blog', id: row.id });
      await blogDocuments(strapi).delete({ documentId, [INSIDE]: true });
      await afterCommit(strapi, () => invalidateCounts('blog'));
      return [snapshotOf(row), ...versions.map(({ snapshot }) => snapshot)].flatMap(filesOf);
    });

  return {
    async erase(documentId: string, before: Date): Promise<void> {
      const files = await eraseRows(documentId, before);
      if (files) await portalUploads(strapi, 'blog').discard([...new Set(files)]);
    },

    /** Removes uploads that no blog and no version of one has had for a day, and feeds of members who are gone. */
    async sweepLeftovers(now = new Date()): Promise<void> {
      await portalUploads(strapi, 'blog').sweep(now);
      await runQuery(strapi, (knex) => knex('blog_feeds').whereNull('member_id').delete());
    },
  };
}
