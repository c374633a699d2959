import {
  DOCUMENT_MAX_BYTES,
  DOCUMENT_TEXTS,
  DOCUMENT_TITLE_MAX,
} from '@hearthside/contract/pet/document';

const PDF = '%PDF-';

/**
 * What is wrong with the files somebody chose, in the words of part 1 §5.7; nothing for one PDF of the
 * right size. What it is is read from its first bytes, as the server does: a name proves nothing.
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
    // A folder, or a file that has gone since it was chosen.
    return false;
  }
}

/** A title to begin with: the file's name without its ending. */
export const titleFrom = (fileName: string) =>
  fileName
    .replace(/\.pdf$/i, '')
    .normalize('NFC')
    .trim()
    .slice(0, DOCUMENT_TITLE_MAX);
