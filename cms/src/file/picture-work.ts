import { writeFile } from 'node:fs/promises';
import sharp, { type ResizeOptions, type Sharp } from 'sharp';
import { CHAT_FILE_TEXTS } from '@hearthside/contract/inbox/file';
import { refuse } from '../http/refuse';
import { chatImage } from './chat-image';
import { PICTURE_PIXELS_MAX, refusalFor, requireDecodable } from './picture-refusal';
import { squarePicture } from './square-picture';

/** The path of a picture, and where a file made from it goes. */
interface FromTo {
  path: string;
  to: string;
}

/** What is known about a file that was written. */
export interface Written {
  /** In pixels. For an animation, the size of one frame. */
  width: number;
  height: number;
  /** In bytes. */
  size: number;
}

const notWhole = () => refuse.wrongType(CHAT_FILE_TEXTS.wrongType);

/** Opens a picture, with all frames if `animated`, once its header shows that it can be decoded. */
async function opened(path: string, animated: boolean) {
  const image = sharp(path, { animated, limitInputPixels: PICTURE_PIXELS_MAX });
  const header = await image.metadata();
  requireDecodable(header);
  return { image, format: header.format };
}

async function written(image: Sharp, to: string): Promise<Written> {
  const { width, height, pageHeight, size } = await image.toFile(to);
  return { width, height: pageHeight ?? height, size };
}

/** The tasks on pictures, by name. They run in a process of their own (picture-worker). */
export const PICTURE_WORK = {
  chat: (file: { path: string; mime: string }) => chatImage(file),
  square: ({ path }: { path: string }) => squarePicture(path),
  /** The first frame of an animation, as a PNG. */
  async still({ path, to }: FromTo) {
    const { image } = await opened(path, false);
    await writeFile(to, await image.png().toBuffer());
  },
  /** Reads a whole picture: a broken or truncated one is refused. */
  async whole({ path }: { path: string }) {
    await (await opened(path, false)).image.stats();
  },
  /** Re-encodes a picture: upright, without the camera's data, and smaller. */
  async anew({ path, to }: FromTo) {
    const { image, format } = await opened(path, true);
    return written(image.toFormat(format, { quality: 80 }).rotate(), to);
  },
  async smaller({ path, to, size }: FromTo & { size: ResizeOptions }) {
    const { image } = await opened(path, true);
    return written(image.resize(size), to);
  },
};
export type PictureWork = typeof PICTURE_WORK;

/** What the worker receives. */
export type PictureTask = {
  [K in keyof PictureWork]: { work: K; given: Parameters<PictureWork[K]>[0] };
}[keyof PictureWork];

/** What the worker answers: its result, a refusal, or another error. */
export type PictureAnswer =
  | { made: unknown }
  | { status: number; message: string }
  | { code: string | undefined; message: string };

/** An error of the image library, translated for whoever sent the picture. */
export const pictureRefusal = (error: unknown) => refusalFor(error, notWhole());
