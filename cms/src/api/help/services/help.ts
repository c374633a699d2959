/** The help center: questions and answers by topic, votes on them, and messages to the team (part 2). */
import type { Core } from '@strapi/strapi';
import { sweepAnswers } from '../data/answer-trash';
import { sweepMisses } from '../data/missed-searches';

export { contact } from '../data/contacting';
export { missed, removeMissed as forgetMissed } from '../data/missed-searches';
export { list, emergencies, detail, search, videos } from '../data/reading-help';
export { create, save, remove, move } from '../data/saving-answers';
export { trash, restore } from '../data/answer-trash';
export { vote } from '../data/voting';

/** Runs every night and erases what has expired. */
export async function sweep(strapi: Core.Strapi, now = new Date()) {
  await sweepAnswers(strapi, now);
  await sweepMisses(strapi, now);
}
