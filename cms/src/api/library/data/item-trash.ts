/**
 * Deleted items: restored from the trash, and erased after 30 days. Moving one into the trash is part of the panel
 * rules (item-panel-rules).
 */
import type { Core } from '@strapi/strapi';
import type { HistoryAction } from '@hearthside/contract/history/endpoints';
import type { PageQuery } from '@hearthside/contract/list';
import { TRASH_DAYS } from '@hearthside/contract/member/users';
import type { Actor } from '../../../auth/actor';
import { lockRow } from '../../../db/lock-row';
import { paginationOf } from '../../../http/pagination';
import { runQuery } from '../../../db/run-query';
import { invalidateCounts } from '../../../db/cached-count';
import { changeAuthor, panelReason, type ChangeAuthor } from '../../../auth/change-author';
import { daysAfter } from '../../../text/days';
import { transaction } from '../../../db/transaction';
import * as historyService from '../../history/services/history';
import * as itemAccess from './item-access';
import { aboutItem, toItem, selectItems, type ItemRow } from './item-row';
import { deleteTexts } from './item-texts';
import { discardMedia } from './library-media';
import { ITEM_UID } from '../rules/library-uid';
import { requireUnshared } from './shared-files';
import { iso } from '../../../text/moment';
import { forEachIndependently } from '../../../jobs/for-each-independently';

const record = (
  strapi: Core.Strapi,
  by: ChangeAuthor | null,
  row: ItemRow,
  action: HistoryAction,
) =>
  historyService.record(strapi, {
    by: by?.memberId ?? null,
    action,
    about: aboutItem(row),
    reason: by ? panelReason(by) : '',
  });

/** Erases an item with its files. That it existed stays in the history. */
async function erase(strapi: Core.Strapi, id: number, before: Date) {
  const files = await transaction(strapi, async () => {
    await lockRow(strapi, 'library_items', id, { toDelete: true });
    const row = await itemAccess.lockedItem(strapi, id);
    if (!row?.deletedAt || new Date(row.deletedAt) >= before) return [];
    await deleteTexts(strapi, id);
    await record(strapi, null, row, 'erased');
    await historyService.emptyEntries(strapi, { kind: 'library', id });
    await historyService.eraseVersions(strapi, { kind: 'library', id });
    await strapi.db.query(ITEM_UID).delete({ where: { id } });
    return [row.fileId, row.posterId];
  });
  // The bytes come last, because they couldn’t be restored if the rest failed.
  await discardMedia(strapi, files);
}

/** The rows of a page of the trash, most recently deleted first. */
export async function trashedItems(strapi: Core.Strapi, asked: Pick<PageQuery, 'page' | 'limit'>) {
  const rows = (await runQuery(strapi, (knex) =>
    selectItems(knex)
      .whereNotNull('i.deleted_at')
      .orderBy([
        { column: 'i.deleted_at', order: 'desc' },
        { column: 'i.id', order: 'desc' },
      ])
      .limit(asked.limit)
      .offset((asked.page - 1) * asked.limit),
  )) as ItemRow[];
  const counted = await runQuery(strapi, (knex) =>
    knex('library_items').whereNotNull('deleted_at').count({ total: '*' }).first(),
  );
  return { rows, pagination: paginationOf(asked, Number(counted?.total ?? 0)) };
}

/** A page of the trash, as the portal shows it. */
export async function trash(strapi: Core.Strapi, asked: Pick<PageQuery, 'page' | 'limit'>) {
  const { rows, pagination } = await trashedItems(strapi, asked);
  const items = rows.map(({ id, kind, title, deletedAt, deletedBy }) => ({
    id,
    kind: kind ?? ('document' as const),
    title,
    deletedBy: deletedBy ?? '',
    deletedAt: iso(deletedAt ?? 0),
  }));
  return { items, pagination };
}

/** Restores an item as it was; one that is not in the trash is not found. */
export async function restoreItem(strapi: Core.Strapi, id: number): Promise<ItemRow> {
  const row = await transaction(strapi, async () => {
    const trashed = await itemAccess.lockedItem(strapi, id);
    if (!trashed?.deletedAt) throw itemAccess.notFound();
    // Other items may use its file by now.
    await requireUnshared(strapi, null, trashed);
    const by = await changeAuthor(strapi);
    const revision = trashed.revision + 1;
    const data = { deletedAt: null, deletedBy: null, revision, changedBy: by.name };
    await strapi.db.query(ITEM_UID).update({ where: { id }, data });
    await record(strapi, by, trashed, 'restored');
    return (await itemAccess.lockedItem(strapi, id)) as ItemRow;
  });
  await invalidateCounts(strapi, 'library');
  return row;
}

/** The same in the portal, with the item as its viewer sees it. */
export const restore = async (strapi: Core.Strapi, actor: Actor, id: number) => ({
  item: toItem(await restoreItem(strapi, id), actor.id),
});

/** Erases items that have been in the trash for 30 days. */
export async function sweepLibrary(strapi: Core.Strapi, now = new Date()) {
  const before = daysAfter(now, -TRASH_DAYS);
  const due: { id: number }[] = await strapi.db.query(ITEM_UID).findMany({
    where: { deletedAt: { $notNull: true, $lt: before } },
    select: ['id'],
  });
  const name = ({ id }: { id: number }) => `Erasing library item ${id}`;
  await forEachIndependently(strapi, due, name, ({ id }) => erase(strapi, id, before));
}
