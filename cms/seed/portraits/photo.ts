import sharp from 'sharp';
import { GROUNDS, type Ground, type Look } from './look';
import { animal } from './portrait';
import { oval } from './strokes';

const WIDE = { width: 960, height: 720 };

/** What the demo shows in place of a photo: the pet before a hill and a sun, in the colors of the named ground. */
function photoSvg(look: Look, ground: Ground): string {
  const [paper, shape] = GROUNDS[ground];
  const scene = oval(66, 44, 26, 26, '#fffdf9') + oval(180, 250, 260, 118, shape);
  const pet = `<g transform="translate(52 24) scale(0.86)">${animal(look)}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDE.width}" height="${WIDE.height}" viewBox="0 0 320 240"><rect width="320" height="240" fill="${paper}"/>${scene}${pet}</svg>`;
}

/** The same as a JPEG, as a phone would have made it. */
export const photoJpeg = (look: Look, ground: Ground): Promise<Buffer> =>
  sharp(Buffer.from(photoSvg(look, ground)))
    .jpeg({ quality: 80 })
    .toBuffer();
