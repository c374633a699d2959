import { readFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { CHAT_FILE_TEXTS } from '@hearthside/contract/inbox/file';
import { refuse } from '../http/refuse';
import { decodeHeic, type HeicPixels } from './heic';
import { PICTURE_PIXELS_MAX, refusalFor, requireDecodable } from './picture-refusal';
import { withProfile } from './with-profile';

/** No picture goes out with a longer edge, in pixels; a preview is what a thread shows. */
const EDGE_MAX = 4096;
const PREVIEW_EDGE_MAX = 960;

/** A picture as it is kept and served: without anything the camera wrote into it. */
export interface ChatImage {
  bytes: Buffer;
  mime: 'image/jpeg' | 'image/png' | 'image/webp';
  /** How its name may end, without the dot. */
  extension: 'jpg' | 'png' | 'webp';
  /** In pixels, upright. */
  width: number;
  height: number;
  /** The same picture, smaller, as WebP. */
  preview: Buffer;
}

/** A picture stays of its kind. */
const KINDS = {
  jpeg: {
    ...({ mime: 'image/jpeg', extension: 'jpg' } as const),
    write: (image: Sharp) => image.jpeg({ quality: 85 }),
  },
  png: {
    ...({ mime: 'image/png', extension: 'png' } as const),
    write: (image: Sharp) => image.png(),
  },
  webp: {
    ...({ mime: 'image/webp', extension: 'webp' } as const),
    write: (image: Sharp) => image.webp({ quality: 85 }),
  },
};

const wrongType = () => refuse.wrongType(CHAT_FILE_TEXTS.wrongType);
const within = (image: Sharp, edge: number) =>
  image.resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true });

/** Pixels as a JPEG that loses next to nothing, with the profile their colours are meant in. */
async function jpegOf({ data, width, height, profile }: HeicPixels): Promise<Buffer> {
  const image = sharp(data, { raw: { width, height, channels: 4 } }).flatten({
    background: '#fff',
  });
  const jpeg = await within(image, EDGE_MAX)
    .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
    .toBuffer();
  return profile ? withProfile(jpeg, profile) : jpeg;
}

async function remade(bytes: Buffer): Promise<ChatImage> {
  const image = sharp(bytes, { limitInputPixels: PICTURE_PIXELS_MAX, failOn: 'error' });
  const header = await image.metadata();
  const kind = KINDS[header.format as keyof typeof KINDS];
  if (!kind) throw wrongType();
  requireDecodable(header);
  const { data, info } = await kind
    .write(within(image.autoOrient(), EDGE_MAX))
    .toBuffer({ resolveWithObject: true });
  const preview = await within(sharp(data), PREVIEW_EDGE_MAX).webp({ quality: 80 }).toBuffer();
  const { mime, extension } = kind;
  return { bytes: data, mime, extension, width: info.width, height: info.height, preview };
}

/**
 * A picture of a chat, made anew from what was uploaded: upright, in sRGB, without the camera's data (no
 * place where it was taken goes out), at most 4096 pixels an edge. HEIC becomes JPEG; what is animated, its
 * first frame.
 * @throws 415 for what is no whole picture, 413 for what would take too much memory, 503 where the machine lacks
 * something; the errors of a disk that fails as they are.
 */
export async function chatImage({
  path,
  mime,
}: {
  path: string;
  /** What `readKind` says it is. */
  mime: string;
}): Promise<ChatImage> {
  const heic = mime === 'image/heic' || mime === 'image/heif';
  // Read here, because the image library calls a disk that fails a bad picture.
  const read = heic ? await decodeHeic(path) : await readFile(path);
  try {
    return await remade(Buffer.isBuffer(read) ? read : await jpegOf(read));
  } catch (error) {
    throw refusalFor(error, wrongType());
  }
}
