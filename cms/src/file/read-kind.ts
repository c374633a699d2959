import {
  CHAT_FILE_TEXTS,
  tooBigForChat,
  type CHAT_FILE_TYPES,
  type ChosenFileKind,
} from '@hearthside/contract/inbox/file';
import { refuse } from '../http/refuse';
import { isPdf } from './is-pdf';
import { readIsoMedia } from './iso-media';

/** What kind of file a chat treats a file as, by its bytes. */
export interface FileKind {
  kind: ChosenFileKind;
  mime: (typeof CHAT_FILE_TYPES)[ChosenFileKind][number];
  /** Its file extension, without the dot. */
  extension: string;
}

const KINDS = {
  png: { kind: 'image', mime: 'image/png', extension: 'png' },
  jpeg: { kind: 'image', mime: 'image/jpeg', extension: 'jpg' },
  webp: { kind: 'image', mime: 'image/webp', extension: 'webp' },
  heic: { kind: 'image', mime: 'image/heic', extension: 'heic' },
  mp4: { kind: 'video', mime: 'video/mp4', extension: 'mp4' },
  mov: { kind: 'video', mime: 'video/quicktime', extension: 'mov' },
  webm: { kind: 'video', mime: 'video/webm', extension: 'webm' },
  pdf: { kind: 'document', mime: 'application/pdf', extension: 'pdf' },
} as const satisfies Record<string, FileKind>;

/** Kinds by the library's names. An animated PNG is a PNG, and M4V is Apple's name for MP4. */
const BY_DETECTED: Record<string, keyof typeof KINDS> = {
  'image/png': 'png',
  'image/apng': 'png',
  'image/jpeg': 'jpeg',
  'image/webp': 'webp',
  'image/heic': 'heic',
  'image/heif': 'heic',
  'image/heic-sequence': 'heic',
  'image/heif-sequence': 'heic',
  'video/mp4': 'mp4',
  'video/x-m4v': 'mp4',
  'video/quicktime': 'mov',
  'video/webm': 'webm',
  'application/pdf': 'pdf',
};

/** Brands of HEIF pictures that are coded as HEVC (ISO/IEC 23008-12 annex B). */
const HEVC_PICTURE = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs']);

/**
 * The library's name for the type of the bytes. It is an ES module, so it is loaded with a dynamic import, which
 * works in every Node.
 */
async function detected(path: string): Promise<keyof typeof KINDS | undefined> {
  const { fileTypeFromFile } = await import('file-type');
  try {
    return BY_DETECTED[(await fileTypeFromFile(path))?.mime ?? ''];
  } catch (error) {
    // A failing disk does not make a file bad; anything else that the library fails on does.
    if ((error as NodeJS.ErrnoException).syscall !== undefined) throw error;
    return undefined;
  }
}

/**
 * The library looks at four letters near the start, and calls everything it doesn't know an MP4. So a film must
 * really contain one, and a picture with a newer brand is recognized by the other brands it names.
 */
async function ofMp4Family(said: 'heic' | 'mp4' | 'mov', path: string) {
  const { brands, hasMovie } = await readIsoMedia(path);
  if (HEVC_PICTURE.has(brands[0] ?? '')) return 'heic';
  if (said !== 'heic' && hasMovie) return said;
  if (brands.some((brand) => HEVC_PICTURE.has(brand))) return 'heic';
  // `mif1` alone says nothing about the codec; an AVIF file also names `avif`.
  return said === 'heic' && !brands.includes('avif') ? 'heic' : undefined;
}

/** What a local file is, by its bytes and whatever its name; undefined for types that nothing accepts. */
export async function kindOfFile(path: string): Promise<FileKind | undefined> {
  const said = await detected(path);
  const ofFamily = said === 'heic' || said === 'mp4' || said === 'mov';
  const name = ofFamily ? await ofMp4Family(said, path) : said;
  // The library skips what may come before a PDF, such as the tags of an MP3.
  return name && (name !== 'pdf' || (await isPdf(path))) ? KINDS[name] : undefined;
}

/**
 * What an uploaded file is, by its bytes and whatever its name (part 1 §5.3).
 * @throws 415 for what a chat doesn't accept, 413 for what is too big for its kind.
 */
export async function readKind({
  path,
  size,
}: {
  path: string;
  /** In bytes. */
  size: number;
}): Promise<FileKind> {
  const found = await kindOfFile(path);
  if (!found) throw refuse.wrongType(CHAT_FILE_TEXTS.wrongType);
  const tooBig = tooBigForChat(found.kind, size);
  if (tooBig) throw refuse.tooBig(tooBig);
  return found;
}
