import sharp from 'sharp';
import { bird } from './bird';
import { cat } from './cat';
import { dog } from './dog';
import { horse } from './horse';
import { GROUNDS, type Look } from './look';
import { rabbit, smallAnimal } from './small-animals';
import { oval } from './strokes';
import { tortoise } from './tortoise';

const EDGE = 512;

/** A pet drawn on its background, in a square of 256. */
export function animal(look: Look): string {
  switch (look.species) {
    case 'dog':
      return dog(look);
    case 'cat':
      return cat(look);
    case 'rabbit':
      return rabbit(look);
    case 'ferret':
    case 'guinea_pig':
      return smallAnimal(look);
    case 'bird':
      return bird(look);
    case 'horse':
      return horse(look);
    case 'tortoise':
      return tortoise(look);
  }
}

/** The portrait of a pet as an SVG: drawn instead of photographed, because the demo's pets are invented. */
export function portraitSvg(look: Look): string {
  const [paper, shape] = GROUNDS[look.ground];
  const drawn = oval(128, 132, 104, 104, shape) + animal(look);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${EDGE}" height="${EDGE}" viewBox="0 0 256 256"><rect width="256" height="256" fill="${paper}"/>${drawn}</svg>`;
}

/** The same as a PNG, as a member would choose it for an upload. */
export const portraitPng = (look: Look): Promise<Buffer> =>
  sharp(Buffer.from(portraitSvg(look)))
    .png({ compressionLevel: 1 })
    .toBuffer();
