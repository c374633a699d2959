import type { Core } from '@strapi/strapi';
import type { ChatFileKind } from '@hearthside/contract/inbox/file';
import type { UploadedFile } from '../../../http/controller';
import { remadePicture } from '../../../file/pictures';
import { readKind } from '../../../file/read-kind';
import { readVoice } from '../../../file/voice/read-voice';
import { titleOf } from '../../../file/title-of';
import * as fileService from '../../file/services/file';
import type { NewFile } from '../../file/services/file';

/** An upload as it is stored, by the rows of its bytes. */
export interface KeptUpload {
  kind: ChatFileKind;
  title: string;
  /** In pixels, of pictures. */
  width: number | null;
  height: number | null;
  /** Of voice messages, as far as the file says it. */
  seconds: number | null;
  fileId: number;
  previewId: number | null;
  originalId: number | null;
}

/**
 * Stores what was uploaded for a chat. Pictures are re-encoded, so that the place where they were taken does not get
 * out. For HEIC the original is stored in addition to the JPEG that is served. Films and PDFs are stored unchanged,
 * streamed to the storage whatever their size.
 * @throws 415 for what a chat does not accept, 413 for what is too big for its kind.
 */
export async function saveUpload(
  strapi: Core.Strapi,
  owner: number,
  upload: UploadedFile,
): Promise<KeptUpload> {
  const voice = await readVoice(upload);
  const { kind, mime, extension } = voice ?? (await readKind(upload));
  const { path: from, size } = upload;
  if (kind !== 'image') {
    const title = titleOf(upload, extension);
    const { id } = await fileService.add(strapi, { from, size, title, mime, extension, owner });
    return {
      kind,
      title,
      width: null,
      height: null,
      seconds: voice?.seconds ?? null,
      fileId: id,
      previewId: null,
      originalId: null,
    };
  }
  const image = await remadePicture(strapi, { path: from, mime });
  const title = titleOf(upload, image.extension);
  const added: number[] = [];
  const add = async (file: NewFile) => {
    const { id } = await fileService.add(strapi, file);
    added.push(id);
    return id;
  };
  try {
    const fileId = await add({ ...image, title, owner });
    const previewId = await add({
      bytes: image.preview,
      title,
      mime: 'image/webp',
      extension: 'webp',
      owner,
    });
    const isHeic = mime === 'image/heic';
    const originalId = isHeic ? await add({ from, size, title, mime, extension, owner }) : null;
    const { width, height } = image;
    return { kind, title, width, height, seconds: null, fileId, previewId, originalId };
  } catch (error) {
    await fileService.discard(strapi, added);
    throw error;
  }
}
