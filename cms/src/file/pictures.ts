import type { Core } from '@strapi/strapi';
import type { ChatImage } from './chat-image';
import { pictureProcesses } from './picture-processes';
import type { PictureWork } from './picture-work';

let processes: ReturnType<typeof pictureProcesses> | undefined;

/** A setting from the environment that has to be a whole number of at least one. */
function counted(name: string, usual: number): number {
  const value = Number(process.env[name] ?? usual);
  if (!Number.isInteger(value) || value < 1) throw new Error(`${name} must be a whole number.`);
  return value;
}

/** Reads the settings once at boot, so that a wrong one stops the start. */
export function preparePictures() {
  processes = pictureProcesses({
    atOnce: counted('PICTURE_PROCESSES', 2),
    memoryLimit: counted('PICTURE_MEMORY_MB', 1024),
  });
}

/** Whose picture it is: the member's or panel user's who makes the current request, or the portal's own. */
function whose(strapi: Core.Strapi): string {
  const { state } = (strapi.requestContext.get() ?? {}) as {
    state?: { member?: { id: number } | null; user?: { id: number } };
  };
  if (state?.member) return `member:${state.member.id}`;
  return state?.user ? `panel:${state.user.id}` : 'portal';
}

/**
 * Processes a picture outside the server (picture-processes).
 * @throws 415 for a broken picture, 413 for one that takes too long or too much memory, 429 and 503 if too many wait.
 */
export async function workOnPicture<K extends keyof PictureWork>(
  strapi: Core.Strapi,
  name: K,
  given: Parameters<PictureWork[K]>[0],
): Promise<Awaited<ReturnType<PictureWork[K]>>> {
  if (!processes) throw new Error('The work on pictures has not been prepared.');
  return processes(whose(strapi), name, given);
}

/** A picture of a chat, a form, the library or a blog, re-encoded (chat-image). */
export const remadePicture = (
  strapi: Core.Strapi,
  file: { path: string; mime: string },
): Promise<ChatImage> => workOnPicture(strapi, 'chat', file);
