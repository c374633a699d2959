/** The help center: questions and answers by topic, what members say of them, and writing to the team (part 2). */
import type { Core } from '@strapi/strapi';
import { sweepAnswers } from '../domain/answer-trash';
import { sweepMisses } from '../domain/missed-searches';

export { contact } from '../domain/contacting';
export { missed, forgetMissed } from '../domain/missed-searches';
export { list, detail, search, videos } from '../domain/reading-help';
export { create, save, remove, move } from '../domain/saving-answers';
export { trash, restore } from '../domain/answer-trash';
export { vote } from '../domain/voting';

/** What has run out, every night. */
export async function sweep(strapi: Core.Strapi, now = new Date()) {
  await sweepAnswers(strapi, now);
  await sweepMisses(strapi, now);
}
