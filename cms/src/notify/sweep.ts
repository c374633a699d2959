import type { Core } from '@strapi/strapi';
import { loggedError } from '../access/logged-error';
import { subjects } from '../subject';

/** Deletes what has run out. Deleting twice is deleting once, so several servers may all do it. */
export async function sweep(strapi: Core.Strapi): Promise<void> {
  for (const one of subjects().flatMap(({ sweeps }) => sweeps)) {
    // One that fails comes again tomorrow; it must not keep the others from it.
    await one(strapi).catch((error) => strapi.log.warn(`The nightly sweep: ${loggedError(error)}`));
  }
}
