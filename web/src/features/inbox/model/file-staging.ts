import {
  CHAT_FILE_TEXTS,
  CHAT_FILE_TYPES,
  CHAT_FILES_MAX,
  chatFileKind,
  chatFileProblem,
  type ChatFileKind,
} from '@hearthside/contract/inbox/file';

/** A file that was chosen for a message and is sent with it. */
export interface StagedFile {
  id: string;
  file: File;
  kind: ChatFileKind;
}

/** A file that can't go with the message, and why. */
export interface RefusedFile {
  name: string;
  reason: string;
}

const TOO_MANY = `A message can have up to ${CHAT_FILES_MAX} files.`;
const EMPTY = 'This file is empty.';

/**
 * The staged files after more were chosen, in their order. What a chat does not accept is refused in the words of
 * part 1 §5.3. A file that is already there is not added twice. `isKept`: they were with a message before, and so may be
 * what was spoken.
 */
export function stage(
  now: readonly StagedFile[],
  chosen: readonly File[],
  newId: () => string,
  isKept = false,
): { files: readonly StagedFile[]; refused: RefusedFile[] } {
  const files = [...now];
  const refused: RefusedFile[] = [];
  for (const file of chosen) {
    if (files.some((staged) => isSame(staged.file, file))) continue;
    const kind = chatFileKind(file);
    // A voice message is recorded here, and not chosen.
    const isSound = kind === 'audio' && !isKept ? CHAT_FILE_TEXTS.wrongType : null;
    const reason = isSound ?? chatFileProblem(file) ?? (file.size === 0 ? EMPTY : null);
    if (kind === null || reason !== null)
      refused.push({ name: file.name, reason: reason ?? CHAT_FILE_TEXTS.wrongType });
    else if (files.length >= CHAT_FILES_MAX) refused.push({ name: file.name, reason: TOO_MANY });
    else files.push({ id: newId(), file, kind });
  }
  return { files: files.length === now.length ? now : files, refused };
}

/** The same file chosen twice. Pasted pictures all have the same name, but different times. */
const isSame = (one: File, other: File) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

/** Refusals as sentences, grouped by reason. */
export function refusalWords(refused: readonly RefusedFile[]): string[] {
  const reasons = [...new Set(refused.map(({ reason }) => reason))];
  return reasons.map((reason) => {
    const names = refused.filter((file) => file.reason === reason).map(({ name }) => `“${name}”`);
    return `${names.join(', ')}: ${reason}`;
  });
}

/** The `accept` of a file picker. Includes file name endings, because a browser may know no type for HEIC and MOV. */
export const CHAT_ACCEPT = [
  ...Object.values(CHAT_FILE_TYPES).flat(),
  '.heic',
  '.heif',
  '.mov',
].join(',');
