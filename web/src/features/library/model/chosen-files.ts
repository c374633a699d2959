import {
  LIBRARY_KINDS,
  LIBRARY_TEXTS,
  type LibraryKind,
} from '@hearthside/contract/library/fields';
import { titleFrom } from '@hearthside/contract/library/place';

/** A file that was chosen for the library, with its title. */
export interface ChosenFile {
  id: string;
  file: File;
  title: string;
}

/** What some file pickers report for every type they don't know, such as Windows for HEIC. */
const UNKNOWN = ['', 'application/octet-stream'];

/** Whether a file is of a kind: by its reported type, or if there is none by the ending of its name. */
function isOfKind(kind: LibraryKind, { type, name }: Pick<File, 'type' | 'name'>): boolean {
  const { types, accept } = LIBRARY_KINDS[kind];
  if (!UNKNOWN.includes(type)) return (types as readonly string[]).includes(type);
  return accept.split(',').some((ending) => name.toLowerCase().endsWith(ending));
}

/** Why a file can't be an item of this kind, in the words of part 2 §5. The server also checks its bytes. */
export function fileProblem(
  kind: LibraryKind,
  file: Pick<File, 'type' | 'name' | 'size'>,
): string | undefined {
  if (!isOfKind(kind, file)) return LIBRARY_TEXTS.wrongType(kind);
  if (file.size > LIBRARY_KINDS[kind].maxBytes) return LIBRARY_TEXTS.tooBig(kind);
  if (file.size === 0) return 'This file is empty.';
}

/** The same file chosen twice. */
const isSame = (one: File, other: File) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

/**
 * The chosen files after more were added, each for an item of its own. Files that are refused are reported by name. A
 * duplicate is left out.
 */
export function withMore(
  now: readonly ChosenFile[],
  kind: LibraryKind,
  more: readonly File[],
  newId: () => string,
): { files: readonly ChosenFile[]; problem: string | undefined } {
  const files = [...now];
  const refused: { name: string; reason: string }[] = [];
  for (const file of more) {
    if (files.some((chosen) => isSame(chosen.file, file))) continue;
    const reason = fileProblem(kind, file);
    if (reason) refused.push({ name: file.name, reason });
    else files.push({ id: newId(), file, title: titleFrom(file.name) });
  }
  return { files, problem: refusalOf(refused, more.length) };
}

/** Just the message if one file was chosen, with the names if there were others. */
function refusalOf(refused: readonly { name: string; reason: string }[], chosen: number) {
  if (refused.length === 0) return undefined;
  if (chosen === 1) return refused[0]?.reason;
  const reasons = [...new Set(refused.map(({ reason }) => reason))];
  return reasons
    .map((reason) => {
      const names = refused.filter((one) => one.reason === reason).map(({ name }) => `“${name}”`);
      return `${names.join(', ')}: ${reason}`;
    })
    .join(' ');
}

/** The single file that replaces another, or why it can't (part 2 §5). */
export function replacement(
  kind: LibraryKind,
  files: readonly File[],
): { file: File } | { problem: string } | undefined {
  const [file, ...others] = files;
  if (!file) return undefined;
  if (others.length > 0) return { problem: LIBRARY_TEXTS.onlyOne };
  const problem = fileProblem(kind, file);
  return problem ? { problem } : { file };
}
