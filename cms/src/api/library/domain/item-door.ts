import type { Core } from '@strapi/strapi';
import { LIBRARY_TEXTS, type LibraryKind } from '@hearthside/contract/library';
import { afterCommit } from '../../../access/after-commit';
import { reading } from '../../../access/reading';
import { refuse } from '../../../access/refuse';
import { forgetCounts } from '../../../access/remembered-count';
import { panelReason, writerOf, type Writer } from '../../../access/writer';
import { services } from '../../../services';
import { atDoor, type DocumentCall, type Next } from './document-call';
import { itemAccess } from './item-access';
import { fileChanges, itemChanges } from './item-changes';
import { itemColumns } from './item-columns';
import { aboutItem, type ItemRow } from './item-row';
import { itemTexts } from './item-texts';
import { tidied } from './item-typed';
import { libraryMedia, type MediaRow } from './library-media';
import { ITEM_UID } from './library-uid';
import { wakePdfReader } from './pdf-reader';

/** An item with what it refers to, as `strapi.db.query` reads it. */
type Stored = Parameters<typeof itemColumns>[0] & {
  id: number;
  externalUrl: string | null;
  file: MediaRow | null;
  poster: MediaRow | null;
  folder: { id: number; section: string } | null;
};

const bad = (field: string, said: string) => refuse.badInput(said, { [field]: said });

/**
 * What holds for an item whichever door it comes by: portal and panel write through the Document Service, and
 * here is what every write goes through.
 */
export function watchItems(strapi: Core.Strapi) {
  const { find, held } = itemAccess(strapi);
  const { keepTexts } = itemTexts(strapi);
  const media = libraryMedia(strapi);
  const history = () => services(strapi).history;

  async function rowIdOf(documentId: string | undefined): Promise<number | undefined> {
    const row: { id: number } | undefined = await reading(strapi, (knex) =>
      knex('library_items')
        .where({ document_id: documentId ?? '' })
        .first('id'),
    );
    return row?.id;
  }

  const stored = (id: number): Promise<Stored> =>
    strapi.db
      .query(ITEM_UID)
      .findOne({ where: { id }, populate: { file: true, poster: true, folder: true } });

  /** Exactly one of file and link, of a kind the library takes, in a folder of its own tab. */
  async function kindOf(
    item: Stored,
    before: ItemRow | null,
    { door }: Writer,
  ): Promise<LibraryKind> {
    const { file, poster, folder, externalUrl } = item;
    if (folder && folder.section !== item.section) {
      throw bad('folder', 'This folder belongs to another section.');
    }
    // The portal has read the bytes of what it brings itself.
    const isNew = (given: MediaRow, known: number | null | undefined) =>
      door !== 'portal' && given.id !== known;
    if (poster && isNew(poster, before?.posterId)) await media.kindOf('poster', poster);
    if (file && externalUrl) throw bad('externalUrl', LIBRARY_TEXTS.notBoth);
    if (externalUrl) return 'video';
    if (!file) throw bad('file', LIBRARY_TEXTS.noFile);
    const known = before?.fileId === file.id ? before.kind : null;
    return known ?? media.kindOf('file', file);
  }

  async function record(before: ItemRow | null, after: ItemRow, writer: Writer) {
    const said = {
      ...{ by: writer.memberId, about: aboutItem(after), reason: panelReason(writer) },
    };
    if (!before) return history().record({ ...said, action: 'created' });
    const changes = itemChanges(before, after);
    if (changes.length > 0) await history().record({ ...said, action: 'changed', changes });
    const replaced = fileChanges(before, after);
    if (replaced.length > 0) {
      await history().record({ ...said, action: 'file_replaced', changes: replaced });
    }
    if (before.posterId !== after.posterId) {
      await history().record({ ...said, action: 'picture' });
    }
  }

  /** What follows from an item as it now is; within the transaction of its change. */
  async function settle(id: number, before: ItemRow | null, writer: Writer): Promise<ItemRow> {
    const item = await stored(id);
    const kind = await kindOf(item, before, writer);
    const columns = {
      ...itemColumns({ ...item, kind }),
      ...{ file_ref: item.file?.id ?? null, poster_ref: item.poster?.id ?? null },
      ...{ folder_ref: item.folder?.id ?? null, revision: (before?.revision ?? 0) + 1 },
    };
    await reading(strapi, (knex) => knex('library_items').where({ id }).update(columns));
    const after = (await find(id)) as ItemRow;
    await keepTexts(after);
    await record(before, after, writer);
    return after;
  }

  async function done(before: ItemRow | null, after: ItemRow) {
    const gone = [before?.fileId, before?.posterId].filter(
      (id) => id !== after.fileId && id !== after.posterId,
    );
    const work = () => {
      forgetCounts('library');
      wakePdfReader();
      return media.discardMedia(gone);
    };
    // The bytes last: they can't come back where the rest has failed.
    if (strapi.db.inTransaction()) await afterCommit(strapi, () => void work());
    else await work();
  }

  async function create({ params }: DocumentCall, next: Next) {
    const writer = await writerOf(strapi);
    params.data = tidied(params.data ?? {}, writer);
    const [result, after] = await strapi.db.transaction(async () => {
      const made = (await next()) as { id: number };
      return [made, await settle(made.id, null, writer)] as const;
    });
    await done(null, after);
    return result;
  }

  /** A copy made in the panel: it has the file of the first, and is an item of its own. */
  async function clone({ params }: DocumentCall, next: Next) {
    const writer = await writerOf(strapi);
    const fresh = { uploadKey: null, deletedAt: null, deletedBy: null };
    params.data = { ...tidied(params.data ?? {}, writer), ...fresh };
    const [result, after] = await strapi.db.transaction(async () => {
      const made = (await next()) as { entries: { id: number }[] };
      return [made, await settle(made.entries[0]?.id as number, null, writer)] as const;
    });
    await done(null, after);
    return result;
  }

  async function update({ params }: DocumentCall, next: Next) {
    const writer = await writerOf(strapi);
    const id = await rowIdOf(params.documentId);
    if (id === undefined) return next();
    const [result, before, after] = await strapi.db.transaction(async () => {
      const known = (await held(id)) as ItemRow;
      if (known.deletedAt !== null) throw refuse.conflict('This item is in the trash.');
      const given = params.data?.revision;
      if (given !== undefined && given !== null && Number(given) !== known.revision) {
        throw refuse.conflict(LIBRARY_TEXTS.conflict);
      }
      params.data = tidied(params.data ?? {}, writer);
      const made = await next();
      return [made, known, await settle(id, known, writer)] as const;
    });
    await done(before, after);
    return result;
  }

  /** A delete, by either door: into the trash, with all that belongs to it. */
  async function remove({ params }: DocumentCall) {
    const writer = await writerOf(strapi);
    const { documentId } = params;
    const id = await rowIdOf(documentId);
    if (id === undefined) return { documentId, entries: [] };
    const entries = await strapi.db.transaction(async () => {
      const row = await held(id);
      if (!row || row.deletedAt !== null) return [];
      const data = { deletedAt: new Date(), deletedBy: writer.name, revision: row.revision + 1 };
      const trashed = await strapi.db.query(ITEM_UID).update({ where: { id }, data });
      await history().record({
        ...{ by: writer.memberId, about: aboutItem(row), action: 'deleted' as const },
        reason: panelReason(writer),
      });
      return [trashed];
    });
    await afterCommit(strapi, () => forgetCounts('library'));
    return { documentId, entries };
  }

  /** What lies in the trash is not listed; the portal brings it back. */
  function withoutTrash({ params }: DocumentCall, next: Next) {
    const { filters } = params;
    const kept = { deletedAt: { $null: true } };
    params.filters = filters ? { $and: [filters, kept] } : kept;
    return next();
  }

  atDoor(strapi, ITEM_UID, {
    ...{ create, clone, update, delete: remove },
    ...{ findMany: withoutTrash, findFirst: withoutTrash, count: withoutTrash },
  });
}
