import { writeFile } from 'node:fs/promises';
import sharp, { type ResizeOptions, type Sharp } from 'sharp';
import { CHAT_FILE_TEXTS } from '@hearthside/contract/inbox/file';
import { refuse } from '../http/refuse';
import { chatImage } from './chat-image';
import { PICTURE_PIXELS_MAX, refusalFor, requireDecodable } from './picture-refusal';
import { squarePicture } from './square-picture';

/** Where a picture lies, and where a file made of it goes. */
interface FromTo {
  path: string;
  to: string;
}

/** What a file that was written is. */
export interface Written {
  /** In pixels; of what is animated, one picture of it. */
  width: number;
  height: number;
  /** In bytes. */
  size: number;
}

const notWhole = () => refuse.wrongType(CHAT_FILE_TEXTS.wrongType);

/** A picture with all that moves in it, once its header tells that it can be decoded. */
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

/** What is done with pictures in a process of its own (picture-worker), by name. */
export const PICTURE_WORK = {
  chat: (file: { path: string; mime: string }) => chatImage(file),
  square: ({ path }: { path: string }) => squarePicture(path),
  /** The first picture of what is animated, as a PNG. */
  async still({ path, to }: FromTo) {
    const { image } = await opened(path, false);
    await writeFile(to, await image.png().toBuffer());
  },
  /** Reads a picture through: what is broken or cut off is refused. */
  async whole({ path }: { path: string }) {
    await (await opened(path, false)).image.stats();
  },
  /** Writes a picture anew: upright, without the camera's data, with less of what nobody sees. */
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

/** What the worker is sent. */
export type PictureTask = {
  [K in keyof PictureWork]: { work: K; given: Parameters<PictureWork[K]>[0] };
}[keyof PictureWork];

/** What it answers: what was made, a refusal, or another error. */
export type PictureAnswer =
  | { made: unknown }
  | { status: number; message: string }
  | { code: string | undefined; message: string };

/** An error of the image library as what it means to whoever sent the picture. */
export const pictureRefusal = (error: unknown) => refusalFor(error, notWhole());
