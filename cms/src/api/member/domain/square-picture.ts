import sharp from 'sharp';
import { PICTURE } from '@hearthside/contract/member';
import { refuse } from '../../../access/refuse';

const FORMATS = ['jpeg', 'png', 'webp'];
const PIXELS_MAX = 60_000_000;

/**
 * A square WebP of whatever picture lies at `path`: turned upright, cropped to its middle, without the
 * camera's data (no place where it was taken goes out). What it is, is read from its bytes.
 */
export async function squarePicture(path: string): Promise<Buffer> {
  try {
    const image = sharp(path, { limitInputPixels: PIXELS_MAX, failOn: 'error' });
    const { format } = await image.metadata();
    if (!FORMATS.includes(format))
      throw refuse.wrongType('Please choose a JPEG, PNG or WebP picture.');
    return await image
      .rotate()
      .resize(PICTURE.edge, PICTURE.edge, { fit: 'cover' })
      .webp({ quality: 82 })
      .toBuffer();
  } catch {
    throw refuse.wrongType('Please choose a JPEG, PNG or WebP picture.');
  }
}
