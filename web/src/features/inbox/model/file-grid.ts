import type { ChatAttachment } from '@hearthside/contract/inbox/file';

/** The maximum width of a message's pictures, and the maximum height of a single one, in pixels. */
const PICTURES_WIDTH = 320;
const SINGLE_HEIGHT = 340;
/** In pixels: no narrower than a finger needs, and tall enough for a name. */
const NARROWEST = 120;
const FLATTEST = 96;
/** Used if the shape is not known: that of most videos, and of most phone pictures. */
const UNKNOWN = { video: 16 / 9, image: 4 / 3, document: 4 / 3, audio: 4 / 3 };

/** The box of a message's only picture or video, in pixels. Fixed before it has loaded, so that nothing jumps. */
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
  // Small pictures are not enlarged.
  const widest = Math.min(PICTURES_WIDTH, known?.width ?? PICTURES_WIDTH);
  const fitted = Math.min(widest, SINGLE_HEIGHT * shape);
  return {
    width: Math.round(Math.max(NARROWEST, fitted)),
    height: Math.round(Math.min(SINGLE_HEIGHT, Math.max(FLATTEST, fitted / shape))),
  };
}

/**
 * A width as CSS. A message's row is as wide as its content, so a percentage of it would be meaningless. On the
 * narrowest phones it is a share of the screen.
 */
export const fileWidth = (pixels = PICTURES_WIDTH): string => `min(${pixels}px, 78vw)`;

/** How many columns several pictures have: two for two and four pictures, otherwise three. */
export const columnsFor = (count: number): 2 | 3 => (count === 2 || count === 4 ? 2 : 3);

/** The files of a message in display order: pictures and videos as tiles, PDFs as rows below, then what was spoken. */
export function tilesAndRows<File extends Pick<ChatAttachment, 'kind'>>(files: readonly File[]) {
  return {
    tiles: files.filter(({ kind }) => kind === 'image' || kind === 'video'),
    rows: files.filter(({ kind }) => kind === 'document'),
    voices: files.filter(({ kind }) => kind === 'audio'),
  };
}
