import { writeFile } from 'node:fs/promises';
import type { Core } from '@strapi/strapi';
import { CHAT_FILE_TEXTS } from '@hearthside/contract/inbox/file';
import { refuse } from '../http/refuse';
import { remadePicture } from './pictures';
import { kindOfFile } from './read-kind';
import { titleOf } from './title-of';

/** A file as the panel's upload passes it to Strapi's service. */
interface NewFile {
  filepath: string;
  originalFilename?: string | null;
  mimetype?: string | null;
  /** Read from its bytes by Strapi. */
  detectedMimeType?: string;
  /** In bytes. */
  size: number;
}
interface FileInfo {
  name?: string | null;
}
interface Upload {
  upload(
    given: { data: { fileInfo?: FileInfo | FileInfo[] }; files: NewFile | NewFile[] },
    options?: unknown,
  ): Promise<unknown>;
  replace(
    id: number | string,
    given: { data?: { fileInfo?: FileInfo }; file: NewFile },
    options?: unknown,
  ): Promise<unknown>;
}

const listed = <One>(given: One | One[] | undefined): One[] =>
  given === undefined ? [] : Array.isArray(given) ? given : [given];

/** Replaces a picture that only Safari shows with a JPEG. Every other file stays as it is. */
async function remake(strapi: Core.Strapi, file: NewFile, info: FileInfo | undefined) {
  const isHeic = (await kindOfFile(file.filepath))?.mime === 'image/heic';
  if (!isHeic) {
    // Strapi looks at fewer bytes, and would accept pictures with other codecs as HEIC.
    if (!/^image\/hei[cf]/.test(file.detectedMimeType ?? '')) return;
    throw refuse.wrongType(CHAT_FILE_TEXTS.wrongType);
  }
  const { bytes, mime, extension } = await remadePicture(strapi, {
    path: file.filepath,
    mime: 'image/heic',
  });
  await writeFile(file.filepath, bytes);
  const named = (title: string) => titleOf({ title }, extension);
  Object.assign(file, {
    originalFilename: named(file.originalFilename ?? ''),
    size: bytes.length,
    mimetype: mime,
    detectedMimeType: mime,
  });
  if (info?.name) info.name = named(info.name);
}

/** Phone pictures become JPEG in the panel as in the portal, before anything checks their type. */
export function remakeHeic(strapi: Core.Strapi) {
  const service = strapi.plugin('upload').service('upload') as unknown as Upload;
  const { upload, replace } = service;
  service.upload = async (given, options) => {
    const infos = listed(given.data.fileInfo);
    for (const [at, file] of listed(given.files).entries()) await remake(strapi, file, infos[at]);
    return upload(given, options);
  };
  service.replace = async (id, given, options) => {
    await remake(strapi, given.file, given.data?.fileInfo);
    return replace(id, given, options);
  };
}
