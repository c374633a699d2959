import { isDeepStrictEqual } from 'node:util';
import type { Core } from '@strapi/strapi';

/**
 * Re-encoding a picture removes its camera data, including where it was taken, so it is not optional. The picture is
 * turned upright first, because its orientation is removed along with the rest.
 */
const SETTINGS = {
  sizeOptimization: true,
  responsiveDimensions: true,
  autoOrientation: true,
  aiMetadata: false,
};

interface Upload {
  getSettings(): Promise<Record<string, unknown> | null>;
  setSettings(settings: Record<string, unknown>): Promise<unknown>;
}

/**
 * Sets how uploads are processed; writes only if something differs. Strapi's weekly count of all files is removed: it
 * is for Strapi's makers, to whom nothing is sent, and it could run while demo data is being created.
 */
export async function ensureUploadSettings(strapi: Core.Strapi) {
  strapi.cron.remove('uploadWeekly');
  const upload = strapi.plugin('upload').service('upload') as unknown as Upload;
  const found = (await upload.getSettings()) ?? {};
  const wanted = { ...found, ...SETTINGS };
  if (!isDeepStrictEqual(wanted, found)) await upload.setSettings(wanted);
}
