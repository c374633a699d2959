import type { Core } from '@strapi/strapi';
import type { FormFileKind } from '@hearthside/contract/form/fields';
import type { UploadedFile } from '../../../http/controller';
import { remadePicture } from '../../../file/pictures';
import { readKind } from '../../../file/read-kind';
import { titleOf } from '../../../file/title-of';
import * as fileService from '../../file/services/file';

/** An upload as it is stored, by the row of its bytes. */
interface KeptFormFile {
  kind: FormFileKind;
  title: string;
  /** In pixels, of pictures. */
  width: number | null;
  height: number | null;
  fileId: number;
}

/**
 * Stores what was uploaded for a form. Pictures are re-encoded like those of chats, so that the place where they were
 * taken does not get out. Films and PDFs are stored unchanged, streamed to the storage whatever their size.
 * @throws 415 for what a form does not accept, 413 for what is too big for its kind.
 */
export async function saveFormFile(
  strapi: Core.Strapi,
  owner: number,
  upload: UploadedFile,
): Promise<KeptFormFile> {
  const { kind, mime, extension } = await readKind(upload);
  if (kind !== 'image') {
    const title = titleOf(upload, extension);
    const { path: from, size } = upload;
    const { id: fileId } = await fileService.add(strapi, {
      from,
      size,
      title,
      mime,
      extension,
      owner,
    });
    return { kind, title, width: null, height: null, fileId };
  }
  const image = await remadePicture(strapi, { path: upload.path, mime });
  const title = titleOf(upload, image.extension);
  const { id: fileId } = await fileService.add(strapi, { ...image, title, owner });
  return { kind, title, width: image.width, height: image.height, fileId };
}
