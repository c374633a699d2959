import {
  ENTRY_FILE_MAX_BYTES,
  ENTRY_FILE_TEXTS,
  ENTRY_FILES_MAX,
  type EntryFile,
} from '@hearthside/contract/pet/entry-file';
import { startsLike } from './file-start';

/** What a file picker offers. What a file is, its bytes say. */
export const ENTRY_FILE_ACCEPT =
  'image/jpeg,image/png,image/webp,application/pdf,.jpg,.jpeg,.png,.webp,.pdf';

/** A file that was chosen for an entry and is sent with it. */
export interface StagedFile {
  id: string;
  file: File;
  kind: EntryFile['kind'];
  /** Why it could not be added when it was sent. */
  problem?: string | undefined;
}

/** Chosen files that are taken, and a sentence for each one that is not. */
interface Staging {
  files: readonly StagedFile[];
  refused: readonly string[];
}

const EMPTY = 'This file is empty.';

function problemOf(file: File, kind: EntryFile['kind'] | undefined): string | undefined {
  if (file.size === 0) return EMPTY;
  if (!kind) return ENTRY_FILE_TEXTS.wrongType;
  return file.size > ENTRY_FILE_MAX_BYTES ? ENTRY_FILE_TEXTS.tooBig : undefined;
}

/**
 * The staged files after more were chosen. What is neither a photo nor a PDF by its bytes is refused, and the others
 * are taken all the same. `saved` is how many files the entry has already.
 */
export async function stageFiles(
  now: readonly StagedFile[],
  chosen: readonly File[],
  saved: number,
  newId: () => string,
): Promise<Staging> {
  const files = [...now];
  const refused: string[] = [];
  for (const file of chosen) {
    if (files.some((staged) => isSame(staged.file, file))) continue;
    const kind = await startsLike(file);
    const full = files.length + saved >= ENTRY_FILES_MAX ? `${ENTRY_FILE_TEXTS.most}.` : undefined;
    const problem = problemOf(file, kind) ?? full;
    if (problem || !kind) refused.push(`\u201c${file.name}\u201d: ${problem}`);
    else files.push({ id: newId(), file, kind });
  }
  return { files, refused };
}

/** The same file chosen twice. */
const isSame = (one: File, other: File) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;
