import { readFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { CHAT_FILE_TEXTS } from '@hearthside/contract/inbox/file';
import { refuse } from '../http/refuse';
import { decodeHeic, type HeicPixels } from './heic';
import { PICTURE_PIXELS_MAX, refusalFor, requireDecodable } from './picture-refusal';
import { withProfile } from './with-profile';

/** The longest edge of a picture that is served, and of its preview in a thread, in pixels. */
const EDGE_MAX = 4096;
const PREVIEW_EDGE_MAX = 960;

/** A picture as it is stored and served, without any metadata from the camera. */
export interface ChatImage {
  bytes: Buffer;
  mime: 'image/jpeg' | 'image/png' | 'image/webp';
  /** Its file extension, without the dot. */
  extension: 'jpg' | 'png' | 'webp';
  /** In pixels, upright. */
  width: number;
  height: number;
  /** The same picture, smaller, as WebP. */
  preview: Buffer;
}

/** A picture keeps its format. */
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

/** Pixels as a JPEG of nearly lossless quality, with their color profile. */
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
 * A picture of a chat, re-encoded from what was uploaded: upright, in sRGB, without the camera's data (the place
 * where it was taken must not get out), at most 4096 pixels an edge. HEIC becomes JPEG, and an animation its first
 * frame.
 * @throws 415 for an incomplete picture, 413 for one that would take too much memory, 503 if the machine lacks
 * resources. Errors of a failing disk are passed on unchanged.
 */
export async function chatImage({
  path,
  mime,
}: {
  path: string;
  /** The type that `readKind` found. */
  mime: string;
}): Promise<ChatImage> {
  const heic = mime === 'image/heic' || mime === 'image/heif';
  // Read here, because the image library reports a failing disk as a bad picture.
  const read = heic ? await decodeHeic(path) : await readFile(path);
  try {
    return await remade(Buffer.isBuffer(read) ? read : await jpegOf(read));
  } catch (error) {
    throw refusalFor(error, wrongType());
  }
}
