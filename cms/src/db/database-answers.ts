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
 * Whether a request would get an answer from the database now: it asks by the connections that requests use, so
 * that tables which hold all of them up are noticed as well. Whoever asks meanwhile shares the question.
 */
export async function databaseAnswers(strapi: Core.Strapi): Promise<boolean> {
  asking ??= ask(strapi).finally(() => (asking = undefined));
  const overdue = pause(ANSWERS_WITHIN_MS, false, { ref: false });
  return Promise.race([asking, overdue]);
}
