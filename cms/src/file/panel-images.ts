import { createReadStream } from 'node:fs';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import type { ResizeOptions } from 'sharp';
import { Refusal } from '../http/refuse';
import { shortName } from './panel-file';
import { workOnPicture } from './pictures';
import type { Written } from './picture-work';

/** A panel upload while Strapi processes it. */
interface PanelImage {
  name: string;
  hash: string;
  ext?: string;
  mime?: string;
  path?: string | null;
  filepath: string;
  tmpWorkingDirectory: string;
  width?: number;
  height?: number;
}
interface ImageManipulation {
  generateFileName(name: string): string;
  isFaultyImage(file: PanelImage): Promise<boolean>;
  optimize(file: PanelImage): Promise<PanelImage>;
  generateThumbnail(file: PanelImage): Promise<PanelImage | null>;
  generateResponsiveFormats(file: PanelImage): Promise<{ key: string; file: PanelImage }[]>;
}

/** Strapi's own sizes of smaller copies, in pixels. */
const THUMBNAIL = { width: 245, height: 156 };
const BREAKPOINTS = { large: 1000, medium: 750, small: 500 };

const kilobytes = (bytes: number) => Math.round(bytes / 10) / 100;
const asUpload = (filepath: string, { width, height, size }: Written) => ({
  filepath,
  width,
  height,
  size: kilobytes(size),
  sizeInBytes: size,
  getStream: () => createReadStream(filepath),
});
const isLarger = ({ width = 0, height = 0 }: PanelImage, than: { width: number; height: number }) =>
  width > than.width || height > than.height;

/**
 * Processes the panel's pictures where the portal's are processed (picture-processes). Strapi would do it in the
 * server's own process, without a limit. The result is the same.
 */
export function limitPanelImages(strapi: Core.Strapi) {
  const images = strapi
    .plugin('upload')
    .service('image-manipulation') as unknown as ImageManipulation;

  /** Strapi drops a picture's path once it is stored, which may be before its smaller copies are made. */
  const places = new WeakMap<PanelImage, string>();

  async function smaller(file: PanelImage, prefix: string, size: ResizeOptions) {
    const [name, hash] = [`${prefix}_${file.name}`, `${prefix}_${file.hash}`];
    const to = path.join(file.tmpWorkingDirectory, hash);
    const sized = { ...size, fit: 'inside' as const };
    const from = places.get(file) ?? file.filepath;
    const made = await workOnPicture(strapi, 'smaller', { path: from, to, size: sized });
    const { ext, mime } = file;
    return { name, hash, ext, mime, path: file.path ?? null, ...asUpload(to, made) } as never;
  }

  // Strapi names an upload after its file, at any length, but links and folders have a limit.
  const { generateFileName } = images;
  images.generateFileName = (name) => shortName(generateFileName(name));
  images.isFaultyImage = async (file) => {
    places.set(file, file.filepath);
    try {
      await workOnPicture(strapi, 'whole', { path: file.filepath });
      return false;
    } catch (error) {
      if (error instanceof Refusal && error.status === 415) return true;
      throw error;
    }
  };
  images.optimize = async (file) => {
    const to = path.join(file.tmpWorkingDirectory, `optimized-${file.hash}`);
    const made = await workOnPicture(strapi, 'anew', { path: file.filepath, to });
    const optimized = { ...file, ...asUpload(to, made) };
    places.set(optimized, to);
    return optimized;
  };
  images.generateThumbnail = async (file) =>
    isLarger(file, THUMBNAIL) ? smaller(file, 'thumbnail', THUMBNAIL) : null;
  images.generateResponsiveFormats = async (file) => {
    const made = [];
    for (const [key, edge] of Object.entries(BREAKPOINTS)) {
      if (!isLarger(file, { width: edge, height: edge })) continue;
      made.push({ key, file: await smaller(file, key, { width: edge, height: edge }) });
    }
    return made;
  };
}
