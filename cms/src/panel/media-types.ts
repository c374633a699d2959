import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { refuse } from '../http/refuse';
import { blogFileKind } from '../file/blog-file-kind';
import { kindOfFile } from '../file/read-kind';
import { requireReadablePdf } from '../file/readable-pdf';
import { titleOf } from '../file/title-of';
import { WRONG_TYPE } from './panel-answer';

/** A file as the panel's upload passes it to Strapi's service. */
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

/** Other extensions for the same type. */
const ALSO: Record<string, readonly string[]> = { jpg: ['jpeg', 'jpe', 'jfif'], mp4: ['m4v'] };
/** What looks like an extension; "scan.2024 final version" has none. */
const ENDING = /^\.[a-z0-9]{1,5}$/i;

/** The name, with the extension of the file's actual type if it had another. */
function rightly(name: string, extension: string): string {
  const ending = path.extname(name);
  const said = ending.slice(1).toLowerCase();
  const isRight = said === extension || ALSO[extension]?.includes(said);
  return isRight || !ENDING.test(ending) ? name : titleOf({ title: name }, extension);
}

/** Sets a file's type by its bytes. @throws 415 for types that the portal does not use. */
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
 * Strapi uses a file's name if its bytes tell it nothing, so it would accept an HTML page called `.pdf` as a PDF.
 * Here, as in the portal, only bytes count.
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
