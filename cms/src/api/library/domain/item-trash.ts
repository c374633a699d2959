import type { Core } from '@strapi/strapi';
import type { HistoryAction } from '@hearthside/contract/history';
import type { PageQuery } from '@hearthside/contract/list';
import { TRASH_DAYS } from '@hearthside/contract/user';
import type { Actor } from '../../../access/actor';
import { lockRow } from '../../../access/lock-row';
import { loggedError } from '../../../access/logged-error';
import { paginationOf } from '../../../access/pagination';
import { runQuery } from '../../../access/run-query';
import { invalidateCounts } from '../../../access/cached-count';
import { changeAuthor } from '../../../access/change-author';
import { daysAfter } from '../../../days';
import { transaction } from '../../../db/transaction';
import { services } from '../../../services';
import { itemAccess } from './item-access';
import { aboutItem, iso, toItem, selectItems, type ItemRow } from './item-row';
import { itemTexts } from './item-texts';
import { libraryMedia } from './library-media';
import { ITEM_UID } from './library-uid';
import { sharedFiles } from './shared-files';

/** What was deleted: back out of the trash, and for good after 30 days. Into it is the door's (item-door). */
export function itemTrash(strapi: Core.Strapi) {
  const { held, notFound } = itemAccess(strapi);
  const { deleteTexts } = itemTexts(strapi);
  const { discardMedia } = libraryMedia(strapi);
  const { requireUnshared } = sharedFiles(strapi);

  const record = (by: number | null, row: ItemRow, action: HistoryAction) =>
    services(strapi).history.record({ by, action, about: aboutItem(row) });

  /** Erases an item with its files; that it was there stays in the history. */
  async function erase(id: number, before: Date) {
    const files = await transaction(strapi, async () => {
      await lockRow(strapi, 'library_items', id, { toDelete: true });
      const row = await held(id);
      if (!row?.deletedAt || new Date(row.deletedAt) >= before) return [];
      await deleteTexts(id);
      await record(null, row, 'erased');
      await services(strapi).history.forget({ kind: 'library', id });
      await strapi.db.query(ITEM_UID).delete({ where: { id } });
      return [row.fileId, row.posterId];
    });
    // The bytes last: they can't come back where the rest has failed.
    await discardMedia(files);
  }

  return {
    /** A page of the trash, the latest first. */
    async trash(asked: Pick<PageQuery, 'page' | 'limit'>) {
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
      return {
        items: rows.map(({ id, kind, title, deletedAt, deletedBy }) => ({
          id,
          kind: kind ?? ('document' as const),
          title,
          deletedBy: deletedBy ?? '',
          deletedAt: iso(deletedAt ?? 0),
        })),
        pagination: paginationOf(asked, Number(counted?.total ?? 0)),
      };
    },

    /** Brings an item back as it was; one that is not in the trash is not found. */
    async restore(actor: Actor, id: number) {
      const row = await transaction(strapi, async () => {
        const trashed = await held(id);
        if (!trashed?.deletedAt) throw notFound();
        // Others may have taken its file meanwhile.
        await requireUnshared(null, trashed);
        const { name: changedBy } = await changeAuthor(strapi);
        const revision = trashed.revision + 1;
        const data = { deletedAt: null, deletedBy: null, revision, changedBy };
        await strapi.db.query(ITEM_UID).update({ where: { id }, data });
        await record(actor.id, trashed, 'restored');
        return (await held(id)) as ItemRow;
      });
      invalidateCounts('library');
      return { item: toItem(row, actor.id) };
    },

    /** Erases items that have been in the trash for 30 days. */
    async sweepLibrary(now = new Date()) {
      const before = daysAfter(now, -TRASH_DAYS);
      const due: { id: number }[] = await strapi.db.query(ITEM_UID).findMany({
        where: { deletedAt: { $notNull: true, $lt: before } },
        select: ['id'],
      });
      for (const { id } of due) {
        await erase(id, before).catch((error: unknown) => {
          // The next one's turn all the same; this one's comes again tomorrow.
          strapi.log.warn(`Library item ${id} could not be erased: ${loggedError(error)}`);
        });
      }
    },
  };
}
