import type { Core } from '@strapi/strapi';
import { loggedError } from '../http/logged-error';
import { subjects } from '../subject';

/** Deletes what has run out. Deleting twice is deleting once, so several servers may all do it. */
export async function sweep(strapi: Core.Strapi): Promise<void> {
  for (const { name, sweeps } of subjects()) {
    for (const sweepOne of sweeps) {
      // One that fails comes again tomorrow; it must not keep the others from it.
      await sweepOne(strapi).catch((error: unknown) =>
        strapi.log.warn(`The nightly sweep of ${name}: ${loggedError(error)}`),
      );
    }
  }
}
