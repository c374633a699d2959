import { refuse, Refusal } from '../access/refuse';

/** More pixels than a picture may have are not decoded: they would fill the server's memory. */
export const PICTURE_PIXELS_MAX = 60_000_000;

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
  return SHORTAGE.test(message ?? '') ? refuse.unavailable() : wrongType;
}

/** Of a picture that has more. */
export const tooManyPixels = () =>
  refuse.tooBig('This picture has too many pixels. Please choose one of at most 60 megapixels.');
