/** Adds and changes items in the portal. Rules for both portal and panel are in item-panel-rules. */
import type { Core } from '@strapi/strapi';
import type { z } from 'zod';
import { LIBRARY_TEXTS, type LibraryKind } from '@hearthside/contract/library/fields';
import type { libraryEndpoints } from '@hearthside/contract/library/endpoints';
import { readVideoLink } from '@hearthside/contract/video-link';
import type { Actor } from '../../../auth/actor';
import { isUniqueViolation } from '../../../http/answer-for';
import type { UploadedFile } from '../../../http/controller';
import { idempotent } from '../../../db/idempotent';
import { runQuery } from '../../../db/run-query';
import { Refusal, refuse } from '../../../http/refuse';
import { requireSameAtFirst, saysSame } from '../../../http/require-same';
import { kilobytes } from '../../../file/portal-uploads';
import * as itemAccess from './item-access';
import { toItem, type ItemRow } from './item-row';
import * as libraryMedia from './library-media';
import { FOLDER_UID, ITEM_UID } from '../rules/library-uid';

type NewItem = z.output<typeof libraryEndpoints.addVideo.body>;
type ChangedItem = z.output<typeof libraryEndpoints.changeVideo.body>;

const bad = (field: string, said: string) => refuse.badInput(said, { [field]: said });

/** Strapi's own refusal if a referenced entry has gone meanwhile. Everything else is checked before. */
const isStrapis = (error: unknown) => (error as { name?: string }).name === 'ValidationError';

/**
 * The rule that a film has a file or a link, and everything else a file (part 2 §5). On a change, giving neither
 * keeps the existing one.
 */
function requireOne(
  kind: LibraryKind,
  link: string,
  file: UploadedFile | undefined,
  isNew: boolean,
) {
  if (file && link) throw bad('externalUrl', LIBRARY_TEXTS.notBoth);
  if (link && kind !== 'video') throw bad('externalUrl', LIBRARY_TEXTS.needFile);
  if (isNew && !file && !link) {
    throw bad('file', kind === 'video' ? LIBRARY_TEXTS.noFile : LIBRARY_TEXTS.needFile);
  }
}

async function answer(strapi: Core.Strapi, actor: Actor, id: number) {
  const row = await itemAccess.find(strapi, id);
  if (!row) throw refuse.notFound();
  return { item: toItem(row, actor.id) };
}

/** The form's input in the Document Service's shape. */
async function dataOf(
  strapi: Core.Strapi,
  { title, description, category, tag, privacy, ...said }: ChangedItem,
) {
  const { section, guideOrReference, folderId } = said;
  const folder: { documentId: string } | null =
    folderId === ''
      ? null
      : await strapi.db
          .query(FOLDER_UID)
          .findOne({ where: { id: folderId, section }, select: ['documentId'] });
  if (folderId !== '' && !folder) throw bad('folderId', 'This folder is not in this section.');
  return {
    title,
    description,
    category,
    privacy,
    section,
    guideOrReference,
    tag: tag || null,
    folder: folder ? { set: [{ documentId: folder.documentId }] } : { set: [] },
  };
}

const documents = (strapi: Core.Strapi) =>
  strapi.documents(ITEM_UID as never) as unknown as {
    create(params: { data: object }): Promise<{ id: number }>;
    update(params: { documentId: string; data: object }): Promise<unknown>;
    delete(params: { documentId: string }): Promise<unknown>;
  };

/** Writes with a file that was stored before, and removes the file if the write fails. */
async function withFile<T>(
  strapi: Core.Strapi,
  fileId: number | null,
  write: () => Promise<T>,
): Promise<T> {
  return write().catch(async (error: unknown) => {
    await libraryMedia.discardMedia(strapi, [fileId]);
    throw isStrapis(error)
      ? refuse.changedMeanwhile('The folder was just deleted. Please choose again.')
      : error;
  });
}

/** Adds an item. Sent again under the same key, for example after a lost answer, it is the same item. */
export async function add(
  strapi: Core.Strapi,
  actor: Actor,
  kind: LibraryKind,
  body: NewItem,
  file: UploadedFile | undefined,
) {
  const { key, externalUrl, ...said } = body;
  const uploadKey = key ? `${actor.id}:${key}` : null;
  const again = async (known: number) => {
    const row = (await itemAccess.find(strapi, known)) as ItemRow;
    const { title, description, category, privacy, section, folderId, tag } = said;
    const made = { ...row, kilobytes: Number(row.kilobytes) };
    requireSameAtFirst(made, {
      title,
      description,
      category,
      privacy,
      section,
      folderId,
      tag,
      externalUrl: readVideoLink(externalUrl)?.watchUrl,
      // Pictures were re-encoded, so their size says nothing about the upload.
      ...(file && kind !== 'image' && { kilobytes: kilobytes(file.size) }),
    });
    return answer(strapi, actor, known);
  };
  const known = await idempotent(strapi, 'library_items', 'upload_key').idBehind(uploadKey);
  if (known !== undefined) return again(known);
  requireOne(kind, externalUrl, file, true);
  const data = await dataOf(strapi, { externalUrl, ...said });
  const fileId = file ? await libraryMedia.keep(strapi, kind, file) : null;
  try {
    const { id } = await withFile(strapi, fileId, () =>
      documents(strapi).create({ data: { ...data, externalUrl, file: fileId, uploadKey } }),
    );
    return answer(strapi, actor, id);
  } catch (error) {
    const other = isUniqueViolation(error)
      ? await idempotent(strapi, 'library_items', 'upload_key').idBehind(uploadKey)
      : undefined;
    if (other === undefined) throw error;
    return again(other);
  }
}

const isConflict = (error: unknown) => error instanceof Refusal && error.status === 409;

/**
 * Whether an item already says what was to be saved, with the same file as the one that was stored for it. Files are
 * compared as they are stored, because pictures are re-encoded.
 */
async function saysAlready(
  strapi: Core.Strapi,
  id: number,
  { externalUrl, revision: _revision, guideOrReference: guide, ...said }: ChangedItem,
  fileId: number | null,
): Promise<boolean> {
  const row = await itemAccess.find(strapi, id);
  if (!row) return false;
  const file: Pick<ItemRow, 'fileName' | 'mime' | 'kilobytes'> | undefined =
    fileId === null
      ? undefined
      : await runQuery(strapi, (knex) =>
          knex('files')
            .where({ id: fileId })
            .first({ fileName: 'name', mime: 'mime', kilobytes: 'size' }),
        );
  return saysSame(
    { ...row, guide: Boolean(row.guide), kilobytes: Number(row.kilobytes) },
    {
      ...said,
      guide,
      ...(externalUrl && { externalUrl: readVideoLink(externalUrl)?.watchUrl }),
      ...(file && { ...file, kilobytes: Number(file.kilobytes) }),
    },
  );
}

/** Changes an item. A given file replaces the old one, and the item's address stays. */
export async function change(
  strapi: Core.Strapi,
  actor: Actor,
  kind: LibraryKind,
  id: number,
  body: ChangedItem,
  file: UploadedFile | undefined,
) {
  const { externalUrl, revision, ...said } = body;
  const { documentId } = await itemAccess.itemOf(strapi, id, kind);
  requireOne(kind, externalUrl, file, false);
  const data = await dataOf(strapi, { externalUrl, ...said });
  const fileId = file ? await libraryMedia.keep(strapi, kind, file) : null;
  const source = fileId
    ? { file: fileId, externalUrl: null }
    : externalUrl
      ? { file: null, externalUrl }
      : {};
  await withFile(strapi, fileId, async () => {
    try {
      await documents(strapi).update({ documentId, data: { ...data, ...source, revision } });
    } catch (error) {
      // The author's own save sent again, because its answer was lost: the item already has this content.
      if (!(isConflict(error) && (await saysAlready(strapi, id, body, fileId)))) throw error;
      await libraryMedia.discardMedia(strapi, [fileId]);
    }
  });
  return answer(strapi, actor, id);
}

/** Sets the picture that a film shows before it plays. */
export async function setPoster(
  strapi: Core.Strapi,
  actor: Actor,
  id: number,
  file: UploadedFile,
  duration: number | undefined,
) {
  const { documentId } = await itemAccess.itemOf(strapi, id, 'video');
  const posterId = await libraryMedia.keepPoster(strapi, file);
  const data = { poster: posterId, ...(duration !== undefined && { duration }) };
  await withFile(strapi, posterId, () => documents(strapi).update({ documentId, data }));
  return answer(strapi, actor, id);
}

/** Hides an item everywhere. For 30 days it can be restored. */
export async function remove(strapi: Core.Strapi, kind: LibraryKind, id: number) {
  const { documentId } = await itemAccess.itemOf(strapi, id, kind);
  await documents(strapi).delete({ documentId });
  return { message: LIBRARY_TEXTS.deleted };
}
