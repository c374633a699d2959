import type { Core } from '@strapi/strapi';
import { ENTRY_FILE_TEXTS, type EntryFile } from '@hearthside/contract/pet/entry-file';
import type { UploadedFile } from '../../../../http/controller';
import { remadePicture } from '../../../../file/pictures';
import { kindOfFile } from '../../../../file/read-kind';
import { titleOf } from '../../../../file/title-of';
import { refuse, Refusal } from '../../../../http/refuse';
import * as fileService from '../../../file/services/file';

/** A photo or a PDF as it is stored, by the rows of its bytes. */
export interface KeptEntryFile {
  kind: EntryFile['kind'];
  title: string;
  /** In pixels, of photos. */
  width: number | null;
  height: number | null;
  fileId: number;
  previewId: number | null;
}

/** What a pet's picture may be, and its documents. */
const ACCEPTED = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'];

const wrongType = () => refuse.wrongType(ENTRY_FILE_TEXTS.wrongType);

/** A photo re-encoded, so that the place where it was taken does not get out. */
const photoOf = (strapi: Core.Strapi, file: { path: string; mime: string }) =>
  remadePicture(strapi, file).catch((error: unknown) => {
    // The words about a broken picture are those of a chat, which takes other files.
    throw error instanceof Refusal && error.status === 415 ? wrongType() : error;
  });

/**
 * Stores what was uploaded for an entry. Its type is read from its bytes.
 * @throws 415 for what is neither a photo nor a PDF, 413 for a photo that takes too much memory.
 */
export async function saveEntryFile(
  strapi: Core.Strapi,
  owner: number,
  upload: UploadedFile,
): Promise<KeptEntryFile> {
  const found = await kindOfFile(upload.path);
  if (!found || !ACCEPTED.includes(found.mime)) throw wrongType();
  const { mime, extension } = found;
  const { path: from, size } = upload;
  if (found.kind === 'document') {
    const title = titleOf(upload, extension);
    const { id } = await fileService.add(strapi, { from, size, title, mime, extension, owner });
    return { kind: 'document', title, width: null, height: null, fileId: id, previewId: null };
  }
  const photo = await photoOf(strapi, { path: from, mime });
  const title = titleOf(upload, photo.extension);
  const { id: fileId } = await fileService.add(strapi, { ...photo, title, owner });
  const preview = { bytes: photo.preview, title, mime: 'image/webp', extension: 'webp', owner };
  const smaller = await fileService.add(strapi, preview).catch(async (error: unknown) => {
    await fileService.discard(strapi, [fileId]);
    throw error;
  });
  const { width, height } = photo;
  return { kind: 'image', title, width, height, fileId, previewId: smaller.id };
}
