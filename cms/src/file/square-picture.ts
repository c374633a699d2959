import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { PICTURE } from '@hearthside/contract/member/profile';
import { refuse } from '../http/refuse';
import { PICTURE_PIXELS_MAX, refusalFor, requireDecodable } from './picture-refusal';

const FORMATS = ['jpeg', 'png', 'webp'];
const wrongType = () => refuse.wrongType('Please choose a JPEG, PNG or WebP picture.');

/**
 * A square WebP of the picture at `path`: upright, cropped to its middle, without the camera's data (the place where
 * it was taken must not get out). Its type is read from its bytes.
 * @throws 415 for an incomplete picture, 413 for one that would take too much memory.
 */
export async function squarePicture(path: string): Promise<Buffer> {
  // Read here, because the image library reports a failing disk as a bad picture.
  const bytes = await readFile(path);
  try {
    const image = sharp(bytes, { limitInputPixels: PICTURE_PIXELS_MAX, failOn: 'error' });
    const header = await image.metadata();
    if (!FORMATS.includes(header.format)) throw wrongType();
    requireDecodable(header);
    return await image
      .rotate()
      .resize(PICTURE.edge, PICTURE.edge, { fit: 'cover' })
      .webp({ quality: 82 })
      .toBuffer();
  } catch (error) {
    throw refusalFor(error, wrongType());
  }
}
