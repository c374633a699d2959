import { DOCUMENT_MAX_BYTES, DOCUMENT_TITLE_MAX } from '@hearthside/contract/pet/document';
import { DOCUMENT_TEXTS } from '@hearthside/contract/pet/record-texts';

const PDF = '%PDF-';

/**
 * What is wrong with the chosen files, in the words of part 1 §5.7. Undefined for one PDF of the right size. The type
 * is read from the first bytes, as the server does, because a name proves nothing.
 */
export async function fileProblem(files: readonly File[]): Promise<string | undefined> {
  const [file, ...more] = files;
  if (!file) return DOCUMENT_TEXTS.noFile;
  if (more.length > 0) return DOCUMENT_TEXTS.onlyOne;
  if (!(await isPdf(file))) return DOCUMENT_TEXTS.wrongType;
  if (file.size > DOCUMENT_MAX_BYTES) return DOCUMENT_TEXTS.tooBig;
}

async function isPdf(file: File): Promise<boolean> {
  try {
    return (await file.slice(0, PDF.length).text()) === PDF;
  } catch {
    // It is a folder, or a file that is gone since it was chosen.
    return false;
  }
}

/** A default title: the file's name without its ending. */
export const titleFrom = (fileName: string) =>
  fileName
    .replace(/\.pdf$/i, '')
    .normalize('NFC')
    .trim()
    .slice(0, DOCUMENT_TITLE_MAX);
