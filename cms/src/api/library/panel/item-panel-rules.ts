import type { Core } from '@strapi/strapi';
import { LIBRARY_TEXTS } from '@hearthside/contract/library/fields';
import { afterCommit } from '../../../db/after-commit';
import { runQuery } from '../../../db/run-query';
import { refuse } from '../../../http/refuse';
import { requireRevision } from '../../../http/require-revision';
import { invalidateCounts, invalidateCountsNow } from '../../../db/cached-count';
import { panelReason, changeAuthor } from '../../../auth/change-author';
import { transaction } from '../../../db/transaction';
import * as historyService from '../../history/services/history';
import {
  withoutTrash,
  type DocumentCall,
  type DocumentRules,
  type Next,
} from '../../../panel/document-call';
import * as itemAccess from '../data/item-access';
import { aboutItem, revisionOf, type ItemRow } from '../data/item-row';
import * as itemSettling from '../data/item-settling';
import { tidied } from '../rules/item-typed';
import { discardMedia } from '../data/library-media';
import { ITEM_UID } from '../rules/library-uid';
import { wakePdfReader } from '../data/pdf-reader';

async function rowIdOf(
  strapi: Core.Strapi,
  documentId: string | undefined,
): Promise<number | undefined> {
  const row: { id: number } | undefined = await runQuery(strapi, (knex) =>
    knex('library_items')
      .where({ document_id: documentId ?? '' })
      .first('id'),
  );
  return row?.id;
}

async function done(strapi: Core.Strapi, before: ItemRow | null, after: ItemRow) {
  const gone = [before?.fileId, before?.posterId].filter(
    (id) => id !== after.fileId && id !== after.posterId,
  );
  const work = () => {
    invalidateCountsNow('library');
    wakePdfReader();
    return discardMedia(strapi, gone);
  };
  // The bytes come last, because they couldn’t be restored if the rest failed.
  if (strapi.db.inTransaction()) await afterCommit(strapi, () => void work());
  else await work();
}

async function create(strapi: Core.Strapi, { params }: DocumentCall, next: Next) {
  const author = await changeAuthor(strapi);
  params.data = tidied(params.data ?? {}, author);
  const [result, after] = await transaction(strapi, async () => {
    const made = (await next()) as { id: number };
    return [made, await itemSettling.settle(strapi, made.id, null, author)] as const;
  });
  await done(strapi, null, after);
  return result;
}

/** A copy made in the panel uses the file of the original, and is an item of its own. */
async function clone(strapi: Core.Strapi, { params }: DocumentCall, next: Next) {
  const author = await changeAuthor(strapi);
  const fresh = { uploadKey: null, deletedAt: null, deletedBy: null };
  params.data = { ...tidied(params.data ?? {}, author), ...fresh };
  const [result, after] = await transaction(strapi, async () => {
    const made = (await next()) as { entries: { id: number }[] };
    return [
      made,
      await itemSettling.settle(strapi, made.entries[0]?.id as number, null, author),
    ] as const;
  });
  await done(strapi, null, after);
  return result;
}

async function update(strapi: Core.Strapi, { params }: DocumentCall, next: Next) {
  const author = await changeAuthor(strapi);
  const id = await rowIdOf(strapi, params.documentId);
  if (id === undefined) return next();
  const [result, before, after] = await transaction(strapi, async () => {
    const known = (await itemAccess.lockedItem(strapi, id)) as ItemRow;
    if (known.deletedAt !== null) throw refuse.wrongState('This item is in the trash.');
    requireRevision({ ...known, revision: revisionOf(known) }, params.data?.revision, {
      door: author.door,
      said: LIBRARY_TEXTS.conflict,
      field: 'title',
    });
    params.data = tidied(params.data ?? {}, author);
    const made = await next();
    return [made, known, await itemSettling.settle(strapi, id, known, author)] as const;
  });
  await done(strapi, before, after);
  return result;
}

/** Deletes into the trash, from the portal or the panel, with everything that belongs to the item. */
async function remove(strapi: Core.Strapi, { params }: DocumentCall) {
  const author = await changeAuthor(strapi);
  const { documentId } = params;
  const id = await rowIdOf(strapi, documentId);
  if (id === undefined) return { documentId, entries: [] };
  const entries = await transaction(strapi, async () => {
    const row = await itemAccess.lockedItem(strapi, id);
    if (!row || row.deletedAt !== null) return [];
    const data = { deletedAt: new Date(), deletedBy: author.name, revision: row.revision + 1 };
    const trashed = await strapi.db.query(ITEM_UID).update({ where: { id }, data });
    await historyService.record(strapi, {
      by: author.memberId,
      about: aboutItem(row),
      action: 'deleted' as const,
      reason: panelReason(author),
    });
    return [trashed];
  });
  await invalidateCounts(strapi, 'library');
  return { documentId, entries };
}

/**
 * Rules for an item wherever it is written. Portal and panel both write through the Document Service, and every write
 * passes through here.
 */
export const itemRules: DocumentRules = {
  uid: ITEM_UID,
  steps: {
    create,
    clone,
    update,
    delete: remove,
    findMany: withoutTrash,
    findFirst: withoutTrash,
    count: withoutTrash,
  },
};
