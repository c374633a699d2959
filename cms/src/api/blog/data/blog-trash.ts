/** Deletes blogs from the portal or the panel: into the trash, restored from it as drafts, and erased after 30 days. */
import type { Core } from '@strapi/strapi';
import { BLOG_TEXTS, readBlogCategory } from '@hearthside/contract/blog/fields';
import type { PageQuery } from '@hearthside/contract/list';
import { TRASH_DAYS } from '@hearthside/contract/member/users';
import { paginationOf } from '../../../http/pagination';
import { runQuery } from '../../../db/run-query';
import { invalidateCounts } from '../../../db/cached-count';
import { changeAuthor, type ChangeAuthor } from '../../../auth/change-author';
import { daysAfter } from '../../../text/days';
import { transaction } from '../../../db/transaction';
import { textIndex } from '../../../search/text-index';
import * as blogAccess from './blog-access';
import { searchedTexts } from './blog-derived';
import { callBlogs, INSIDE } from './blog-documents';
import * as blogErasing from './blog-erasing';
import { recordBlog } from './blog-history';
import { changingLive } from './blog-live';
import { iso, type Moment } from '../../../text/moment';
import { forEachIndependently } from '../../../jobs/for-each-independently';

interface TrashRow {
  id: string;
  title: string | null;
  category: string | null;
  deletedAt: Moment;
  deletedBy: string | null;
}

const set = (strapi: Core.Strapi, id: number, columns: Record<string, unknown>) =>
  runQuery(strapi, (knex) => knex('blogs').where({ id }).update(columns));

const trashed = (strapi: Core.Strapi) =>
  runQuery(strapi, (knex) =>
    knex('blogs')
      .whereNull('published_at')
      .whereNotNull('deleted_at')
      .count({ total: '*' })
      .first(),
  );

/** Hides a blog from its readers and its writers. */
export async function moveToTrash(strapi: Core.Strapi, documentId: string, by: ChangeAuthor) {
  const draft = await blogAccess.lockedDraft(strapi, documentId);
  await changingLive(strapi, documentId, () =>
    callBlogs(strapi, 'unpublish', { documentId, [INSIDE]: true }),
  );
  await set(strapi, draft.id, { deleted_at: new Date(), deleted_by: by.name, publish_at: null });
  await textIndex(strapi, 'blog').remove(draft.id);
  await recordBlog(strapi, by, 'deleted', draft);
  await invalidateCounts(strapi, 'blog');
  return draft;
}

/** Restores a blog as a draft; one that is not in the trash is not found. */
export async function restoreDraft(strapi: Core.Strapi, documentId: string) {
  await transaction(strapi, async () => {
    await blogAccess.lock(strapi, documentId);
    const row = await blogAccess.wholeRow(strapi, documentId, 'draft');
    if (!row || row.deletedAt === null) throw blogAccess.notFound();
    const revision = (row.revision ?? 0) + 1;
    await set(strapi, row.id, { deleted_at: null, deleted_by: null, revision });
    await textIndex(strapi, 'blog').keep(row.id, searchedTexts(row));
    await recordBlog(strapi, await changeAuthor(strapi), 'restored', row);
    await invalidateCounts(strapi, 'blog');
  });
}

/** A page of the trash, most recently deleted first. */
export async function trash(strapi: Core.Strapi, asked: Pick<PageQuery, 'page' | 'limit'>) {
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
    trashed(strapi),
  ]);
  const items = rows.map((row) => ({
    id: row.id,
    title: row.title ?? '',
    category: readBlogCategory(row.category),
    deletedAt: iso(row.deletedAt),
    deletedBy: row.deletedBy ?? '',
  }));
  return { items, pagination: paginationOf(asked, Number(counted?.total ?? 0)) };
}

/** Deletes a blog. For 30 days it can be restored. */
export async function remove(strapi: Core.Strapi, documentId: string) {
  await callBlogs(strapi, 'delete', { documentId });
  return { message: BLOG_TEXTS.deleted };
}

/** Erases blogs that have been in the trash for 30 days. */
export async function sweepTrash(strapi: Core.Strapi, now = new Date()) {
  const before = daysAfter(now, -TRASH_DAYS);
  const due: string[] = await runQuery(strapi, (knex) =>
    knex('blogs').whereNull('published_at').where('deleted_at', '<', before).pluck('document_id'),
  );
  const name = (documentId: string) => `Erasing blog ${documentId}`;
  await forEachIndependently(strapi, due, name, (id) => blogErasing.erase(strapi, id, before));
}
