import { refuse, Refusal } from '../http/refuse';

/** More pixels than a picture may have are not decoded: they would fill the memory. */
export const PICTURE_PIXELS_MAX = 60_000_000;

/** What a picture may take once decoded, in bytes: 60 megapixels of four colors with a byte each. */
export const PICTURE_BYTES_MAX = 240_000_000;

/** Of a picture that has more pixels. */
export const tooManyPixels = () =>
  refuse.tooBig('This picture has too many pixels. Please choose one of at most 60 megapixels.');

/** Of one that would take more bytes. */
export const tooDeep = () =>
  refuse.tooBig(
    'This picture would take too much memory to open. Please save it smaller, or with 8 bits for each color.',
  );

/** Bytes of one color of one pixel, by the image library's words; what it may add takes the most. */
const DEPTHS: Record<string, number> = { uchar: 1, char: 1, ushort: 2, short: 2, uint: 4, int: 4 };
const DEEPEST = 8;

/** What a picture's header tells, as the image library reads it. */
interface Header {
  width?: number | undefined;
  height?: number | undefined;
  channels?: number | undefined;
  depth?: string | undefined;
}

/**
 * Refuses by its header a picture that would take too much memory, before anything is decoded.
 * @throws 413
 */
export function requireDecodable({ width = 0, height = 0, channels = 4, depth = '' }: Header) {
  const pixels = width * height;
  if (pixels > PICTURE_PIXELS_MAX) throw tooManyPixels();
  if (pixels * channels * (DEPTHS[depth] ?? DEEPEST) > PICTURE_BYTES_MAX) throw tooDeep();
}

/** By which libvips says that the machine lacks something; its errors carry no codes. */
const SHORTAGE =
  /out of memory|unable to allocate|no space left|too many open files|(unix|system) error|write (failed|error)|webpsave/i;

/**
 * What an error of the image library means to the member: what they sent, which `wrongType` tells them, or
 * that the server can't now.
 */
export function refusalFor(error: unknown, wrongType: Refusal): unknown {
  const { code, message } = error as { code?: unknown; message?: string };
  // An error that tells what it is, is not about the picture.
  if (error instanceof Refusal || code !== undefined) return error;
  if (/pixel limit/i.test(message ?? '')) return tooManyPixels();
  return SHORTAGE.test(message ?? '') ? refuse.unavailable() : wrongType;
}
