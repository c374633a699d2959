import { readFile } from 'node:fs/promises';
import { all } from 'heic-decode';
import { CHAT_FILE_TEXTS } from '@hearthside/contract/inbox/file';
import { refuse } from '../http/refuse';
import { PICTURE_PIXELS_MAX, tooManyPixels } from './picture-refusal';

/** Red, green, blue and alpha of each pixel, one byte each, upright. */
export interface HeicPixels {
  width: number;
  height: number;
  data: Uint8ClampedArray<ArrayBuffer>;
  /** The ICC profile of the colors; null for sRGB. */
  profile: Buffer | null;
}

/** The major brands that the library recognizes. A file may name another one of the family first. */
const KNOWN = ['mif1', 'msf1', 'heic', 'heix', 'hevc', 'hevx'];

const broken = () => refuse.wrongType(CHAT_FILE_TEXTS.wrongType);

/** The profile in a `colr` box of type `prof` (ISO/IEC 14496-12 §12.1.5). */
function profileOf(bytes: Buffer): Buffer | null {
  const at = bytes.indexOf('colrprof', 0, 'latin1');
  if (at < 4) return null;
  const end = at - 4 + bytes.readUInt32BE(at - 4);
  return end <= bytes.length && end > at + 8 ? bytes.subarray(at + 8, end) : null;
}

const lacksMemory = (error: unknown) => error instanceof RangeError && /alloc/i.test(error.message);

/**
 * The pixels of the HEIC file at a path. This keeps the processor busy for seconds, and the decoder's memory never
 * shrinks, so it belongs in a process that ends afterward (picture-worker).
 * @throws 415 for a broken file, 413 for too many pixels, 503 if memory runs out. Errors of a failing disk are passed
 * on unchanged.
 */
export async function decodeHeic(
  file: string,
  pixelsMax = PICTURE_PIXELS_MAX,
): Promise<HeicPixels> {
  const bytes = await readFile(file);
  const profile = profileOf(bytes);
  if (bytes.length >= 12 && !KNOWN.includes(bytes.toString('latin1', 8, 12)))
    bytes.write('heic', 8);
  const read = (error: unknown): never => {
    throw lacksMemory(error) ? refuse.unavailable() : broken();
  };
  const [first] = await all({ buffer: bytes }).catch(read);
  if (!first) throw broken();
  if (first.width * first.height > pixelsMax) throw tooManyPixels();
  return { ...(await first.decode().catch(read)), profile };
}
