import { isDeepStrictEqual } from 'node:util';
import type { Core } from '@strapi/strapi';

/**
 * Writing a picture anew is what takes its camera data, the place it was taken included, so it is no
 * matter of choice; turning it upright first, because what says which way up goes with the rest.
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
 * Sets how uploads are treated; writes only where something differs. Strapi's weekly count of all files is for its
 * makers, to whom nothing is sent, and it may fall into the filling of the demo.
 */
export async function ensureUploadSettings(strapi: Core.Strapi) {
  strapi.cron.remove('uploadWeekly');
  const upload = strapi.plugin('upload').service('upload') as unknown as Upload;
  const found = (await upload.getSettings()) ?? {};
  const wanted = { ...found, ...SETTINGS };
  if (!isDeepStrictEqual(wanted, found)) await upload.setSettings(wanted);
}
