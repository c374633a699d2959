import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { refuse } from '../http/refuse';
import { blogFileKind } from '../file/blog-file-kind';
import { kindOfFile } from '../file/read-kind';
import { requireReadablePdf } from '../file/readable-pdf';
import { titleOf } from '../file/title-of';

/** A file as the panel's upload gives it to Strapi's service. */
interface NewFile {
  filepath: string;
  originalFilename?: string | null;
  mimetype?: string | null;
  detectedMimeType?: string;
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

const WRONG_TYPE =
  'The media library takes pictures (JPEG, PNG, WebP, GIF, HEIC), PDF and Word files and videos (MP4, MOV, WebM). This file is none of them, whatever it is called.';
/** Other endings of the same kind. */
const ALSO: Record<string, readonly string[]> = { jpg: ['jpeg', 'jpe', 'jfif'], mp4: ['m4v'] };
/** What looks like an ending; "scan.2024 final version" has none. */
const ENDING = /^\.[a-z0-9]{1,5}$/i;

/** The name with the ending of what the file is, where it says something else. */
function rightly(name: string, extension: string): string {
  const ending = path.extname(name);
  const said = ending.slice(1).toLowerCase();
  const isRight = said === extension || ALSO[extension]?.includes(said);
  return isRight || !ENDING.test(ending) ? name : titleOf({ title: name }, extension);
}

/** Takes a file for what its bytes are. @throws 415 for what the portal has no use for. */
async function checkType(file: NewFile, info: FileInfo | undefined) {
  const kind = (await kindOfFile(file.filepath)) ?? (await blogFileKind(file.filepath));
  if (!kind) throw refuse.wrongType(WRONG_TYPE);
  const { mime, extension } = kind;
  if (mime === 'application/pdf') await requireReadablePdf(file.filepath);
  Object.assign(file, { mimetype: mime, detectedMimeType: mime });
  if (file.originalFilename) file.originalFilename = rightly(file.originalFilename, extension);
  if (info?.name) info.name = rightly(info.name, extension);
}

const listed = <One>(given: One | One[] | undefined): One[] =>
  given === undefined ? [] : Array.isArray(given) ? given : [given];

/**
 * Strapi goes by a file's name where its bytes tell it nothing, so that a page called `.pdf` would be a PDF to it.
 * Here as in the portal only bytes count.
 */
export function checkMediaTypes(strapi: Core.Strapi) {
  const service = strapi.plugin('upload').service('upload') as unknown as Upload;
  const { upload, replace } = service;
  service.upload = async (given, options) => {
    const infos = listed(given.data.fileInfo);
    for (const [at, file] of listed(given.files).entries()) await checkType(file, infos[at]);
    return upload(given, options);
  };
  service.replace = async (id, given, options) => {
    await checkType(given.file, given.data?.fileInfo);
    return replace(id, given, options);
  };
}
