/** Files of the library: stored after an upload, checked when picked in the panel, and read. */
import type { Core } from '@strapi/strapi';
import type { RoleHolder } from '@hearthside/contract/access';
import {
  LIBRARY_KINDS,
  LIBRARY_LIMITS,
  LIBRARY_TEXTS,
  canSeeItem,
  type LibraryKind,
} from '@hearthside/contract/library/fields';
import { VIDEO_TEXTS } from '@hearthside/contract/video-link';
import type { UploadedFile } from '../../../http/controller';
import { runQuery } from '../../../db/run-query';
import { Refusal, refuse } from '../../../http/refuse';
import { uploadNames } from '../../../file/panel-file';
import { remadePicture } from '../../../file/pictures';
import { portalUploads } from '../../../file/portal-uploads';
import { kindOfFile } from '../../../file/read-kind';
import { requireReadablePdf } from '../../../file/readable-pdf';
import { titleOf } from '../../../file/title-of';
import { itemFor } from './item-access';
import { kindOfType } from '../rules/item-columns';
import { fileKeyOf, selectItems, type ItemRow } from './item-row';

/** The parts of a media library file needed here. */
export interface MediaRow {
  id: number;
  name: string;
  hash: string;
  ext: string | null;
  mime: string;
  /** In units of 1000 bytes. */
  size: number | string;
}

/** Stores a re-encoded picture, without the camera's data. Returns the id of its file. */
async function addPicture(
  strapi: Core.Strapi,
  upload: UploadedFile,
  mime: string,
): Promise<number> {
  const image = await remadePicture(strapi, { path: upload.path, mime }).catch((error: unknown) => {
    const isType = error instanceof Refusal && error.status === 415;
    throw isType ? refuse.wrongType(LIBRARY_TEXTS.wrongType('image')) : error;
  });
  return portalUploads(strapi, 'library').add({
    ...image,
    title: titleOf(upload, image.extension),
  });
}

const bad = (field: 'file' | 'poster', said: string) => refuse.badInput(said, { [field]: said });

/** How big a file or a poster may be, and the message for a bigger one. */
const limitOf = (field: 'file' | 'poster', kind: LibraryKind) =>
  field === 'poster'
    ? { most: LIBRARY_LIMITS.posterBytes, said: LIBRARY_TEXTS.posterTooBig }
    : { most: LIBRARY_KINDS[kind].maxBytes, said: LIBRARY_TEXTS.tooBig(kind) };

/**
 * Stores the file of an item. Its type is read from its bytes. Pictures are re-encoded; films and documents are
 * streamed unchanged. Returns the id of its file.
 * @throws 415 for a file of another kind and for a PDF nobody can open, 413 for too many pixels.
 */
export async function keep(
  strapi: Core.Strapi,
  kind: LibraryKind,
  upload: UploadedFile,
): Promise<number> {
  const found = await kindOfFile(upload.path);
  if (found?.kind !== kind) throw refuse.wrongType(LIBRARY_TEXTS.wrongType(kind));
  if (kind === 'image') return addPicture(strapi, upload, found.mime);
  if (kind === 'document') await requireReadablePdf(upload.path);
  const { mime, extension } = found;
  const title = titleOf(upload, extension);
  return portalUploads(strapi, 'library').add({
    from: upload.path,
    size: upload.size,
    title,
    mime,
    extension,
  });
}

/** The same for a film's poster. */
export async function keepPoster(strapi: Core.Strapi, upload: UploadedFile): Promise<number> {
  const found = await kindOfFile(upload.path);
  if (found?.kind !== 'image') throw refuse.wrongType(LIBRARY_TEXTS.wrongType('image'));
  return addPicture(strapi, upload, found.mime);
}

/**
 * What kind of item a media library file makes. It goes by the file's row, because its bytes were checked when they
 * were uploaded (047).
 * @throws 400 if the library does not accept it.
 */
export function kindOf(field: 'file' | 'poster', media: MediaRow): LibraryKind {
  const kind = kindOfType(media.mime);
  if (!kind || (field === 'poster' && kind !== 'image')) {
    throw bad(
      field,
      field === 'poster' ? LIBRARY_TEXTS.wrongType('image') : LIBRARY_TEXTS.unsupported(media.mime),
    );
  }
  const { most, said } = limitOf(field, kind);
  if (Number(media.size) * 1000 > most + 1000) throw bad(field, said);
  return kind;
}

/**
 * The same for bytes that are about to replace a file.
 * @throws 400 like `kindOf`.
 */
export async function checkBytes(
  field: 'file' | 'poster',
  before: LibraryKind,
  { path, size }: Pick<UploadedFile, 'path' | 'size'>,
) {
  const kind = (await kindOfFile(path))?.kind;
  if (!kind || (field === 'poster' && kind !== 'image')) {
    throw bad(field, LIBRARY_TEXTS.wrongType(field === 'poster' ? 'image' : before));
  }
  const { most, said } = limitOf(field, kind);
  if (size > most) throw bad(field, said);
  if (kind === 'document') await requireReadablePdf(path);
}

export const discardMedia = (strapi: Core.Strapi, ids: readonly (number | null | undefined)[]) =>
  portalUploads(strapi, 'library').discard(ids);

/** Where the bytes of an item are stored, for members who may see the item. */
export async function file(strapi: Core.Strapi, actor: RoleHolder, id: number, download: boolean) {
  const row = await itemFor(strapi, actor, id);
  const key = fileKeyOf(row);
  if (!key) throw refuse.notFound(row.externalUrl ? VIDEO_TEXTS.cannotDownload : undefined);
  const [mime, title] = [row.mime ?? '', row.fileName ?? row.title];
  return { key, mime, title, kept: 'never' as const, download };
}

/**
 * Whether a member may see the file with this key: it, or the file of which it is a smaller copy, belongs to an item
 * they see.
 */
export async function showsFile(
  strapi: Core.Strapi,
  actor: RoleHolder,
  key: string,
): Promise<boolean> {
  const rows = (await runQuery(strapi, (knex) => {
    const named = knex('files').whereIn('hash', uploadNames(key)).select('id');
    return selectItems(knex)
      .whereNull('i.deleted_at')
      .where((of) =>
        of.whereIn('i.file_ref', named.clone()).orWhereIn('i.poster_ref', named.clone()),
      );
  })) as ItemRow[];
  return rows.some((row) => canSeeItem(actor, row));
}

/** Removes files that an interrupted upload has left behind. */
export const sweepLibraryFiles = (strapi: Core.Strapi, now = new Date()) =>
  portalUploads(strapi, 'library').sweep(now);
