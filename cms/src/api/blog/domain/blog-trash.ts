import type { Core } from '@strapi/strapi';
import { BLOG_TEXTS, readBlogCategory } from '@hearthside/contract/blog';
import type { PageQuery } from '@hearthside/contract/list';
import { TRASH_DAYS } from '@hearthside/contract/user';
import { afterCommit } from '../../../access/after-commit';
import { loggedError } from '../../../access/logged-error';
import { paginationOf } from '../../../access/pagination';
import { runQuery } from '../../../access/run-query';
import { invalidateCounts } from '../../../access/cached-count';
import { changeAuthor, type ChangeAuthor } from '../../../access/change-author';
import { daysAfter } from '../../../days';
import { transaction } from '../../../db/transaction';
import { textIndex } from '../../../search/text-index';
import { blogAccess } from './blog-access';
import { searchedTexts } from './blog-derived';
import { blogDocuments, INSIDE } from './blog-documents';
import { blogErasing } from './blog-erasing';
import { recordBlog } from './blog-history';
import { blogLive } from './blog-live';
import { iso, type Moment } from './blog-row';

interface TrashRow {
  id: string;
  title: string | null;
  category: string | null;
  deletedAt: Moment;
  deletedBy: string | null;
}

/** Deleting blogs by either door: into the trash, back out of it as drafts, and for good after 30 days. */
export function blogTrash(strapi: Core.Strapi) {
  const { lockedDraft, lock, wholeRow, notFound } = blogAccess(strapi);
  const { erase } = blogErasing(strapi);
  const words = textIndex(strapi, 'blog');

  const set = (id: number, columns: Record<string, unknown>) =>
    runQuery(strapi, (knex) => knex('blogs').where({ id }).update(columns));
  const forget = () => afterCommit(strapi, () => invalidateCounts('blog'));
  const trashed = () =>
    runQuery(strapi, (knex) =>
      knex('blogs')
        .whereNull('published_at')
        .whereNotNull('deleted_at')
        .count({ total: '*' })
        .first(),
    );

  return {
    /** Hides a blog from its readers and its writers. */
    async moveToTrash(documentId: string, by: ChangeAuthor) {
      const draft = await lockedDraft(documentId);
      await blogLive(strapi).changingLive(documentId, () =>
        blogDocuments(strapi).unpublish({ documentId, [INSIDE]: true }),
      );
      await set(draft.id, { deleted_at: new Date(), deleted_by: by.name, publish_at: null });
      await words.forget(draft.id);
      await recordBlog(strapi, by, 'deleted', draft);
      await forget();
      return draft;
    },

    /** Brings a blog back as a draft; one that is not in the trash is not found. */
    async restoreDraft(documentId: string) {
      await transaction(strapi, async () => {
        await lock(documentId);
        const row = await wholeRow(documentId, 'draft');
        if (!row || row.deletedAt === null) throw notFound();
        const revision = (row.revision ?? 0) + 1;
        await set(row.id, { deleted_at: null, deleted_by: null, revision });
        await words.keep(row.id, searchedTexts(row));
        await recordBlog(strapi, await changeAuthor(strapi), 'restored', row);
        await forget();
      });
    },

    /** A page of the trash, the last deleted first. */
    async trash(asked: Pick<PageQuery, 'page' | 'limit'>) {
      const [rows, counted] = await Promise.all([
        runQuery(strapi, (knex) =>
          knex('blogs')
            .whereNull('published_at')
            .whereNotNull('deleted_at')
            .orderBy([
              { column: 'deleted_at', order: 'desc' },
              { column: 'id', order: 'desc' },
            ])
            .limit(asked.limit)
            .offset((asked.page - 1) * asked.limit)
            .select({
              id: 'document_id',
              title: 'title',
              category: 'category',
              deletedAt: 'deleted_at',
              deletedBy: 'deleted_by',
            }),
        ) as Promise<TrashRow[]>,
        trashed(),
      ]);
      const items = rows.map((row) => ({
        id: row.id,
        title: row.title ?? '',
        category: readBlogCategory(row.category),
        deletedAt: iso(row.deletedAt),
        deletedBy: row.deletedBy ?? '',
      }));
      return { items, pagination: paginationOf(asked, Number(counted?.total ?? 0)) };
    },

    /** Deletes a blog; for 30 days it can be brought back. */
    async remove(documentId: string) {
      await blogDocuments(strapi).delete({ documentId });
      return { message: BLOG_TEXTS.deleted };
    },

    /** Erases blogs that have been in the trash for 30 days. */
    async sweepTrash(now = new Date()) {
      const before = daysAfter(now, -TRASH_DAYS);
      const due: string[] = await runQuery(strapi, (knex) =>
        knex('blogs')
          .whereNull('published_at')
          .where('deleted_at', '<', before)
          .pluck('document_id'),
      );
      for (const documentId of due) {
        await erase(documentId, before).catch((error: unknown) => {
          // The next one's turn all the same; this one's comes again tomorrow.
          strapi.log.warn(`Blog ${documentId} could not be erased: ${loggedError(error)}`);
        });
      }
    },
  };
}
