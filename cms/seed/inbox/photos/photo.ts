import sharp from 'sharp';
import { portraitSvg } from '../../portraits/portrait';
import { GROUND_NAMES, GROUNDS, type Look } from '../../portraits/look';
import { bed, bowls, letter, paw, room, scales } from './indoors';
import { paddock, river, stand } from './outdoors';

/** In pixels: sharp in a thread, and quick to draw. */
const WIDTH = 800;
const HEIGHT = 600;

const SCENES = { river, paddock, stand, room, bowls, bed, letter, paw, scales } satisfies Record<
  string,
  (word: string, other: string) => string
>;

export type Scene = Exclude<keyof typeof SCENES, 'scales'>;

/** The scenes in which nothing has to be written. */
export const SCENE_NAMES = Object.keys(SCENES).filter((name): name is Scene => name !== 'scales');

/** What is drawn of a scene, 400 by 300. */
export const sceneInner = (scene: Scene): string => SCENES[scene]();

/** A scene as an SVG, by its name and the words in it: `scales 12.2 black`. */
export function sceneSvg(name: string): string {
  const [scene = '', word = '', other = ''] = name.split(' ');
  if (!(scene in SCENES)) throw new Error(`Nobody draws ${name}.`);
  const drawn = SCENES[scene as keyof typeof SCENES](word, other);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 400 300">${drawn}</svg>`;
}

/** A pet as somebody takes its picture, wider than its portrait and each time somewhere else. */
export function petPhotoSvg(look: Look, time: number): string {
  const ground = GROUND_NAMES[(GROUND_NAMES.indexOf(look.ground) + time) % GROUND_NAMES.length];
  const [paper] = GROUNDS[ground ?? look.ground];
  const portrait = portraitSvg({ ...look, ground: ground ?? look.ground });
  const inner = portrait.replace(/^<svg[^>]*>/, '').replace(/<\/svg>$/, '');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="-42.67 0 341.33 256"><rect x="-43" width="342" height="256" fill="${paper}"/>${inner}</svg>`;
}

/** A drawing as a JPEG, like a camera's. */
export const jpegOf = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg)).jpeg({ quality: 88 }).toBuffer();
