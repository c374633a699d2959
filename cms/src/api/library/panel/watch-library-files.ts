import type { Core } from '@strapi/strapi';
import type { HistoryAction, HistoryChange } from '@hearthside/contract/history/endpoints';
import { runQuery } from '../../../db/run-query';
import { invalidateCounts } from '../../../db/cached-count';
import { panelReason, changeAuthor } from '../../../auth/change-author';
import { transaction } from '../../../db/transaction';
import * as historyService from '../../history/services/history';
import * as itemAccess from '../data/item-access';
import { itemColumns, kindOfType } from '../rules/item-columns';
import { aboutItem, type ItemRow } from '../data/item-row';
import { saveTexts, readAgain } from '../data/item-texts';
import { discardMedia } from '../data/library-media';
import { itemsWith } from '../data/library-uses';
import { ITEM_UID } from '../rules/library-uid';
import { wakePdfReader } from '../data/pdf-reader';

interface FileEvent {
  params: { where?: { id?: number | string }; data?: object };
  state: { nameBefore?: string };
  result?: { id?: number };
}

/** Only a replacement writes the location and type of the bytes; other changes concern only texts. */
const isReplaced = ({ params }: FileEvent) => 'hash' in (params.data ?? {});

/**
 * An editor may replace a file in the media library itself, without regard to the items that use it. This has the
 * same consequences as replacing it at the item. What may replace it is checked before (media-guard).
 */
export function watchLibraryFiles(strapi: Core.Strapi) {
  async function record(item: ItemRow, action: HistoryAction, changes: HistoryChange[] = []) {
    const author = await changeAuthor(strapi);
    const said = { by: author.memberId, about: aboutItem(item), reason: panelReason(author) };
    await historyService.record(strapi, { ...said, action, changes });
  }

  const write = (id: number, columns: object) =>
    runQuery(strapi, (knex) => knex('library_items').where({ id }).update(columns));

  /** Updates an item whose file has new bytes. Returns the poster of the former film. */
  async function withNewFile(item: ItemRow, nameBefore: string): Promise<number | null> {
    const kind = (item.mime && kindOfType(item.mime)) || item.kind || 'document';
    const guideOrReference = Boolean(item.guide);
    if (item.posterId !== null || item.duration !== null) {
      const data = { poster: null, duration: null };
      await strapi.db.query(ITEM_UID).update({ where: { id: item.id }, data });
    }
    await write(item.id, { ...itemColumns({ ...item, kind, guideOrReference }), poster_ref: null });
    await saveTexts(strapi, (await itemAccess.find(strapi, item.id)) as ItemRow);
    await readAgain(strapi, item.id);
    const change = { field: 'File', from: nameBefore, to: item.fileName ?? '' };
    await record(item, 'file_replaced', [change]);
    return item.posterId;
  }

  /** Call within a transaction that has locked the item, so that a recent save is not overwritten. */
  async function updateItem(id: number, fileId: number, event: FileEvent): Promise<number | null> {
    const item = await itemAccess.lockedItem(strapi, id);
    if (!item || (item.fileId !== fileId && item.posterId !== fileId)) return null;
    if (!isReplaced(event)) {
      await saveTexts(strapi, item);
      return null;
    }
    const { name } = await changeAuthor(strapi);
    const revision = item.revision + 1;
    await write(id, { revision, changed_by: name || null, updated_at: new Date() });
    if (item.fileId === fileId) return withNewFile(item, event.state.nameBefore ?? '');
    await record(item, 'picture');
    return null;
  }

  strapi.db.lifecycles.subscribe({
    models: ['plugin::upload.file'],
    async beforeUpdate(event: FileEvent) {
      const id = Number(event.params.where?.id ?? 0);
      const row: { name: string } | undefined = await runQuery(strapi, (knex) =>
        knex('files').where({ id }).first('name'),
      );
      if (row) event.state.nameBefore = row.name;
    },
    async afterUpdate(event: FileEvent) {
      const fileId = event.result?.id ?? 0;
      const items = await itemsWith(strapi, fileId);
      for (const { id } of items) {
        const poster = await transaction(strapi, () => updateItem(id, fileId, event));
        await discardMedia(strapi, [poster]);
      }
      if (items.length === 0) return;
      await invalidateCounts(strapi, 'library');
      wakePdfReader();
    },
  } as never);
}
