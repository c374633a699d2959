import { refuse, Refusal } from '../http/refuse';

/** The most pixels a picture may have. Larger ones are not decoded, because they would fill the memory. */
export const PICTURE_PIXELS_MAX = 60_000_000;

/** The most bytes a picture may take once decoded: 60 megapixels of four colors with a byte each. */
export const PICTURE_BYTES_MAX = 240_000_000;

/** For a picture with more pixels. */
export const tooManyPixels = () =>
  refuse.tooBig('This picture has too many pixels. Please choose one of at most 60 megapixels.');

/** For a picture that would take more bytes. */
export const tooDeep = () =>
  refuse.tooBig(
    'This picture would take too much memory to open. Please save it smaller, or with 8 bits for each color.',
  );

/** Bytes of one color of one pixel, by the image library's names. A name it may add later counts as the deepest. */
const DEPTHS: Record<string, number> = { uchar: 1, char: 1, ushort: 2, short: 2, uint: 4, int: 4 };
const DEEPEST = 8;

/** A picture's header, as the image library reads it. */
interface Header {
  width?: number | undefined;
  height?: number | undefined;
  channels?: number | undefined;
  depth?: string | undefined;
}

/**
 * Refuses a picture that would take too much memory, by its header, before anything is decoded.
 * @throws 413
 */
export function requireDecodable({ width = 0, height = 0, channels = 4, depth = '' }: Header) {
  const pixels = width * height;
  if (pixels > PICTURE_PIXELS_MAX) throw tooManyPixels();
  if (pixels * channels * (DEPTHS[depth] ?? DEEPEST) > PICTURE_BYTES_MAX) throw tooDeep();
}

/** Messages with which libvips says that the machine lacks something. Its errors have no codes. */
const SHORTAGE =
  /out of memory|unable to allocate|no space left|too many open files|(unix|system) error|write (failed|error)|webpsave/i;

/**
 * What an error of the image library means for the member: either their picture is bad, which `wrongType` says, or
 * the server can't process it now.
 */
export function refusalFor(error: unknown, wrongType: Refusal): unknown {
  const { code, message } = error as { code?: unknown; message?: string };
  // An error with a code is not about the picture.
  if (error instanceof Refusal || code !== undefined) return error;
  if (/pixel limit/i.test(message ?? '')) return tooManyPixels();
  return SHORTAGE.test(message ?? '') ? refuse.unavailable() : wrongType;
}
