import type { ChatAttachment } from '@hearthside/contract/inbox/file';

/** How wide pictures of a message are at most, in pixels, and how high a single one. */
const PICTURES_WIDTH = 320;
const SINGLE_HEIGHT = 340;
/** No narrower than a finger needs, no flatter than a name fits on. */
const NARROWEST = 120;
const FLATTEST = 96;
/** Where it is not known: the shape of most videos, and of pictures of phones. */
const UNKNOWN = { video: 16 / 9, image: 4 / 3, document: 4 / 3 };

/** The box of a message's only picture or video, in pixels: fixed before it is here, so that nothing jumps. */
export function singleBox({
  kind,
  width,
  height,
}: Pick<ChatAttachment, 'kind' | 'width' | 'height'>): {
  width: number;
  height: number;
} {
  const known = width && height ? { width, height } : undefined;
  const shape = known ? known.width / known.height : UNKNOWN[kind];
  // Small pictures are not blown up.
  const widest = Math.min(PICTURES_WIDTH, known?.width ?? PICTURES_WIDTH);
  const fitted = Math.min(widest, SINGLE_HEIGHT * shape);
  return {
    width: Math.round(Math.max(NARROWEST, fitted)),
    height: Math.round(Math.min(SINGLE_HEIGHT, Math.max(FLATTEST, fitted / shape))),
  };
}

/**
 * A width as CSS. The line of a message is as wide as what is in it, so a share of that line would be a share of
 * nothing: on the narrowest phones it is a share of the screen.
 */
export const fileWidth = (pixels = PICTURES_WIDTH): string => `min(${pixels}px, 78vw)`;

/** In how many columns several pictures stand: two for two and four, else three. */
export const columnsFor = (count: number): 2 | 3 => (count === 2 || count === 4 ? 2 : 3);

/** The files of a message as they are shown: pictures and videos as tiles, the others as rows below. */
export function tilesAndRows<File extends Pick<ChatAttachment, 'kind'>>(files: readonly File[]) {
  return {
    tiles: files.filter(({ kind }) => kind !== 'document'),
    rows: files.filter(({ kind }) => kind === 'document'),
  };
}
