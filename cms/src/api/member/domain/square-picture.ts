import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { PICTURE } from '@hearthside/contract/member';
import { refuse } from '../../../access/refuse';

const FORMATS = ['jpeg', 'png', 'webp'];
const PIXELS_MAX = 60_000_000;
const wrongType = () => refuse.wrongType('Please choose a JPEG, PNG or WebP picture.');

/** By which libvips says that the machine lacks something; its errors carry no codes. */
const SHORTAGE =
  /out of memory|unable to allocate|no space left|too many open files|(unix|system) error|write (failed|error)|webpsave/i;

/** What an error of the image library means to the member: what they sent, or that the server can't now. */
export function refusalFor(error: unknown): unknown {
  const { code, message } = error as { code?: unknown; message?: string };
  // An error that tells what it is, is not about the picture.
  if (code !== undefined) return error;
  return SHORTAGE.test(message ?? '') ? refuse.unavailable() : wrongType();
}

/**
 * A square WebP of whatever picture lies at `path`: turned upright, cropped to its middle, without the
 * camera's data (no place where it was taken goes out). What it is, is read from its bytes.
 */
export async function squarePicture(path: string): Promise<Buffer> {
  // Read here, because the image library calls a disk that fails a bad picture.
  const bytes = await readFile(path);
  try {
    const image = sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error' });
    const { format } = await image.metadata();
    if (!FORMATS.includes(format)) throw wrongType();
    return await image
      .rotate()
      .resize(PICTURE.edge, PICTURE.edge, { fit: 'cover' })
      .webp({ quality: 82 })
      .toBuffer();
  } catch (error) {
    throw refusalFor(error);
  }
}
