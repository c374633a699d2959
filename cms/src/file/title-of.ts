import path from 'node:path';
import type { UploadedFile } from '../http/controller';

const TITLE_MAX = 160;

/**
 * A file's name with the extension of its actual type: a HEIC picture is served as JPEG, and its name has to say so.
 */
export function titleOf({ title }: Pick<UploadedFile, 'title'>, extension: string): string {
  const name = path.basename(title.replace(/\p{Cc}/gu, '')).slice(-TITLE_MAX);
  const stem = name.slice(0, name.length - path.extname(name).length) || 'file';
  return `${stem}.${extension}`;
}
