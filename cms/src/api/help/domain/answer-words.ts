import { HELP_PLACES } from '@hearthside/contract/help';
import { textOfRich } from '@hearthside/contract/rich-text';
import type { Core } from '@strapi/strapi';
import { textIndex } from '../../../search/text-index';
import type { AnswerRow } from './answer-row';

/** The words by which an answer is found: its own, and its topic's. */
export function answerWords(strapi: Core.Strapi) {
  const index = textIndex(strapi, 'help');
  return {
    /** Within the transaction of a change. */
    keep({ id, question, answer, place }: AnswerRow) {
      const topic = place ? [HELP_PLACES[place].card, HELP_PLACES[place].title] : [];
      return index.keep(id, [question, textOfRich(answer), ...topic]);
    },
    forget: (id: number) => index.forget(id),
  };
}
