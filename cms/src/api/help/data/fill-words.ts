import type { Core } from '@strapi/strapi';
import { fillTextIndex } from '../../../search/fill-text-index';
import * as answerAccess from './answer-access';
import * as answerWords from './answer-words';

/** Indexes the words of every answer outside the trash. */
export async function fillHelpWords(strapi: Core.Strapi) {
  await fillTextIndex(strapi, 'help', {
    table: 'help_answers',
    only: (query) => query.whereNull('deleted_at'),
    async keep(id) {
      const answer = await answerAccess.find(strapi, id);
      if (answer) await answerWords.keep(strapi, answer);
    },
  });
}
