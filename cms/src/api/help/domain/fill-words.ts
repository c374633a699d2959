import type { Core } from '@strapi/strapi';
import { fillTextIndex } from '../../../search/fill-text-index';
import { answerAccess } from './answer-access';
import { answerWords } from './answer-words';

/** Has every answer found by its words that is not in the trash. */
export async function fillHelpWords(strapi: Core.Strapi) {
  const { find } = answerAccess(strapi);
  const words = answerWords(strapi);
  await fillTextIndex(strapi, 'help', {
    table: 'help_answers',
    only: (query) => query.whereNull('deleted_at'),
    async keep(id) {
      const answer = await find(id);
      if (answer) await words.keep(answer);
    },
  });
}
