import type { Core } from '@strapi/strapi';
import { loggedError } from '../http/logged-error';
import { subjects } from '../subject';

/** Deletes what has expired. Running it twice does no harm, so several servers may all do it. */
export async function sweep(strapi: Core.Strapi): Promise<void> {
  for (const { name, sweeps } of subjects()) {
    for (const sweepOne of sweeps) {
      // A sweep that fails runs again tomorrow. It must not stop the others.
      await sweepOne(strapi).catch((error: unknown) =>
        strapi.log.warn(`The nightly sweep of ${name}: ${loggedError(error)}`),
      );
    }
  }
}
