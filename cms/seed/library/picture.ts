import sharp from 'sharp';
import { z } from 'zod';
import { SCENE_NAMES, sceneInner, type Scene } from '../inbox/photos/photo';
import { GROUND_NAMES, GROUNDS, type Ground } from '../portraits/look';
import { animal } from '../portraits/portrait';
import { fill, oval } from '../portraits/strokes';
import { petDrawn } from './pets-drawn';

/** A wide picture: a scene or a plain ground, and pets before it; no two of one species. */
export const drawnSchema = z.strictObject({
  behind: z.enum([...SCENE_NAMES, ...GROUND_NAMES]),
  pets: z.array(petDrawn).optional(),
});
export type Drawn = z.infer<typeof drawnSchema>;

/** A picture as the portal's uploads store it. */
export interface ReadyPicture {
  bytes: Buffer;
  mime: 'image/jpeg';
  extension: 'jpg';
  width: number;
  height: number;
  preview: Buffer;
}

const WIDTH = 1120;
const HEIGHT = 630;
const PREVIEW = 560;

/** Scenes are 75 taller than the picture. This much is cut off at the top; for low scenes, all of it. */
const CUT = 50;
const CUT_LOW = 75;
const LOW: readonly string[] = ['bed', 'bowls'] satisfies Scene[];

const isGround = (behind: string): behind is Ground => Object.hasOwn(GROUNDS, behind);

function ground(name: Ground) {
  const [paper, shape] = GROUNDS[name];
  return (
    fill('M0 0 H400 V225 H0 Z', paper) +
    oval(200, 225, 190, 120, shape) +
    oval(48, 44, 20, 20, shape, 'opacity=".7"') +
    oval(352, 62, 28, 28, shape, 'opacity=".7"')
  );
}

/** The picture as an SVG. */
export function drawnSvg({ behind, pets = [] }: Drawn): string {
  const back = isGround(behind)
    ? ground(behind)
    : `<g transform="translate(0 -${LOW.includes(behind) ? CUT_LOW : CUT})">${sceneInner(behind)}</g>`;
  const size = pets.length > 2 ? 0.56 : 0.74;
  const step = 400 / (pets.length + 1);
  const before = pets.map((look, place) => {
    const x = step * (place + 1) - 128 * size;
    return `<g transform="translate(${x} ${225 - 256 * size}) scale(${size})">${animal(look)}</g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 400 225">${back}${before.join('')}</svg>`;
}

/** Draws a picture, with the smaller copy that cards show. */
export const drawPicture = (drawn: Drawn): Promise<ReadyPicture> => pictureOf(drawnSvg(drawn));

/** The same for a drawing that is already an SVG, in its own size. */
export async function pictureOf(svg: string): Promise<ReadyPicture> {
  const image = sharp(Buffer.from(svg)).flatten({ background: '#ffffff' });
  const { data, info } = await image.jpeg({ quality: 84 }).toBuffer({ resolveWithObject: true });
  const preview = await sharp(data).resize({ width: PREVIEW }).webp({ quality: 78 }).toBuffer();
  const { width, height } = info;
  return { bytes: data, mime: 'image/jpeg', extension: 'jpg', width, height, preview };
}
