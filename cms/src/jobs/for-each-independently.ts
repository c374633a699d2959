import type { Core } from '@strapi/strapi';
import { loggedError } from '../http/logged-error';
import { PartialFailure } from './partial-failure';

/**
 * Does each part of a job by itself. One that fails does not hold up the others, and is tried once more after them:
 * admins need not hear of a lost lock or connection. After that it waits for the job's next run.
 * @param nameOf what a part is called in the log and on System: without names of people
 * @throws PartialFailure with how many failed, once all were tried
 */
export async function forEachIndependently<Part>(
  strapi: Core.Strapi,
  parts: readonly Part[],
  nameOf: (part: Part) => string,
  work: (part: Part) => Promise<unknown>,
): Promise<void> {
  const again: Part[] = [];
  for (const part of parts) await work(part).catch(() => again.push(part));
  const failed: string[] = [];
  for (const part of again) {
    await work(part).catch((error: unknown) => {
      failed.push(nameOf(part));
      strapi.log.warn(`${nameOf(part)}: ${loggedError(error)}`);
    });
  }
  requireNoneFailed(failed, parts.length);
}

/** @throws PartialFailure if parts of a job have failed */
export function requireNoneFailed(failed: readonly string[], total: number): void {
  if (failed.length === 0) return;
  const of = total === 1 ? '' : ` (${failed.length} of ${total})`;
  throw new PartialFailure(`Failed, and tried again at the next run: ${failed[0]}${of}.`);
}
