import type { Core } from '@strapi/strapi';
import { runQuery } from '../../../db/run-query';
import type { PanelEntries } from '../../../panel/panel-entries';
import * as historyService from '../../history/services/history';
import * as itemAccess from '../data/item-access';
import { restoreItem, trashedItems } from '../data/item-trash';
import {
  inWords,
  lostOf,
  restoreItemVersion,
  snapshotOf,
  type ItemSnapshot,
} from '../data/item-versions';
import { ITEM_UID } from '../rules/library-uid';
import { iso } from '../../../text/moment';

async function idOf(strapi: Core.Strapi, documentId: string): Promise<number> {
  const row: { id: number } | undefined = await runQuery(strapi, (knex) =>
    knex('library_items').where({ document_id: documentId }).first('id'),
  );
  if (!row) throw itemAccess.notFound();
  return row.id;
}
const rowOf = async (strapi: Core.Strapi, documentId: string) =>
  itemAccess.itemOf(strapi, await idOf(strapi, documentId));

/** Versions and trash of the library's items in the panel. */
export const itemEntries: PanelEntries = {
  uid: ITEM_UID,
  versions: {
    ...historyService.versionsInPanel<ItemSnapshot>(
      inWords,
      async (strapi, documentId) => ({
        kind: 'library',
        id: (await rowOf(strapi, documentId)).id,
      }),
      async (strapi, documentId, then) => lostOf(strapi, await rowOf(strapi, documentId), then),
    ),
    now: async (strapi, documentId) => inWords(snapshotOf(await rowOf(strapi, documentId))),
    restore: async (strapi, documentId, version, revision) =>
      restoreItemVersion(strapi, await rowOf(strapi, documentId), version, revision),
  },
  trash: {
    async page(strapi, asked) {
      const { rows, pagination } = await trashedItems(strapi, asked);
      const items = rows.map(({ documentId, title, deletedAt, deletedBy }) => ({
        documentId,
        name: title,
        deletedAt: iso(deletedAt ?? 0),
        deletedBy: deletedBy ?? '',
        needsPlace: false,
      }));
      return { items, pagination };
    },
    restore: async (strapi, documentId) => restoreItem(strapi, await idOf(strapi, documentId)),
  },
};
