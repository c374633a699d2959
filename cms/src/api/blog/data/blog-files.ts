/** Files of blogs, in the media library that portal and panel share (part 2 §5, §7). */
import { rm } from 'node:fs/promises';
import type { Core } from '@strapi/strapi';
import {
  BLOG_LIMITS,
  BLOG_TEXTS,
  COVER_ACCEPT,
  PARAGRAPH_FILE_ACCEPT,
} from '@hearthside/contract/blog/fields';
import type { UploadedFile } from '../../../http/controller';
import { refuse, Refusal } from '../../../http/refuse';
import { remadePicture, workOnPicture } from '../../../file/pictures';
import { portalUploads } from '../../../file/portal-uploads';
import { requireReadablePdf } from '../../../file/readable-pdf';
import { titleOf } from '../../../file/title-of';
import { linkTo } from './blog-content';
import { blogFileKind, type BlogFileKind } from '../../../file/blog-file-kind';
import { FILE_UID, type MediaFile } from './blog-row';

const MB = 1024 * 1024;
export type BlogFileType = 'coverImage' | 'paragraphFile';

const TAKEN = {
  coverImage: { accept: COVER_ACCEPT, bytes: BLOG_LIMITS.coverBytes },
  paragraphFile: { accept: PARAGRAPH_FILE_ACCEPT, bytes: BLOG_LIMITS.fileBytes },
} as const;

const wrongType = (type: BlogFileType) =>
  refuse.wrongType(BLOG_TEXTS.wrongType(TAKEN[type].accept));

const tooBig = (type: BlogFileType) => refuse.tooBig(BLOG_TEXTS.tooBig(TAKEN[type].bytes / MB));

/**
 * A re-encoded picture, so that nothing the camera wrote, and nothing hidden in it, gets out. For a GIF, its first
 * frame.
 */
async function remade(strapi: Core.Strapi, upload: UploadedFile, { mime }: BlogFileKind) {
  const { path } = upload;
  if (mime !== 'image/gif') return remadePicture(strapi, { path, mime });
  const still = `${path}.png`;
  try {
    await workOnPicture(strapi, 'still', { path, to: still });
    return await remadePicture(strapi, { path: still, mime: 'image/png' });
  } finally {
    await rm(still, { force: true });
  }
}

async function keep(
  strapi: Core.Strapi,
  type: BlogFileType,
  upload: UploadedFile,
): Promise<number> {
  const kind = await blogFileKind(upload.path);
  if (!kind || (type === 'coverImage' && kind.kind !== 'picture')) throw wrongType(type);
  const { path: from, size } = upload;
  if (kind.kind === 'document') {
    const { mime, extension } = kind;
    if (mime === 'application/pdf') await requireReadablePdf(from);
    return portalUploads(strapi, 'blog').add({
      from,
      size,
      title: titleOf(upload, extension),
      mime,
      extension,
    });
  }
  const image = await remade(strapi, upload, kind).catch((error: unknown) => {
    // For an incomplete picture, the refusal names the types accepted here, not those of chats.
    throw error instanceof Refusal && error.status === 415 ? wrongType(type) : error;
  });
  // Re-encoding may have made it larger, and the blog that uses it is checked against the stored size.
  if (image.bytes.length > TAKEN[type].bytes) throw tooBig(type);
  return portalUploads(strapi, 'blog').add({ ...image, title: titleOf(upload, image.extension) });
}

/**
 * Stores a file. The returned link goes into the blog that uses it.
 * @throws 415 and 413 with the texts of part 2 §5.
 */
export async function upload(strapi: Core.Strapi, type: BlogFileType, upload: UploadedFile) {
  if (upload.size > TAKEN[type].bytes) throw tooBig(type);
  const id = await keep(strapi, type, upload);
  const file = (await strapi.db.query(FILE_UID).findOne({ where: { id } })) as MediaFile;
  return { url: linkTo(file), fileName: file.name };
}
