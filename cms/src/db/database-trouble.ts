import { setTimeout as pause } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';

export const ANSWERS_WITHIN_MS = 1500;

let asking: Promise<boolean> | undefined;

const ask = (strapi: Core.Strapi) =>
  Promise.resolve(strapi.db.connection.raw('select 1')).then(
    () => true,
    () => false,
  );

/**
 * Whether the database would answer a request now. It uses the same connections as requests, so it also notices
 * locked tables that hold all of them up. Concurrent callers share one check.
 */
export async function databaseAnswers(strapi: Core.Strapi): Promise<boolean> {
  asking ??= ask(strapi).finally(() => (asking = undefined));
  const overdue = pause(ANSWERS_WITHIN_MS, false, { ref: false });
  return Promise.race([asking, overdue]);
}
