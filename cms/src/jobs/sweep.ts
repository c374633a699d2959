import type { Core } from '@strapi/strapi';
import { loggedError } from '../http/logged-error';
import { subjects } from '../subject';
import { PartialFailure } from './partial-failure';

/**
 * Deletes what has expired. Running it twice does no harm, so several servers may all do it.
 * @throws PartialFailure if a subject's sweep failed. The others are done.
 */
export async function sweep(strapi: Core.Strapi): Promise<void> {
  const failed = new Map<string, string>();
  for (const { name, sweeps } of subjects()) {
    for (const sweepOne of sweeps) {
      // A sweep that fails runs again tomorrow. It must not stop the others.
      await sweepOne(strapi).catch((error: unknown) => {
        const reason = error instanceof PartialFailure ? error.message : loggedError(error);
        failed.set(name, reason);
        strapi.log.warn(`The nightly sweep of ${name}: ${reason}`);
      });
    }
  }
  if (failed.size === 0) return;
  const each = [...failed].map(([name, reason]) => `${name} (${reason})`);
  throw new PartialFailure(`The sweep failed for ${each.join(', ')}.`);
}
