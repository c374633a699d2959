/** The words by which an answer is found: its own, and its topic's. */
import { HELP_PLACES } from '@hearthside/contract/help/fields';
import { textOfRich } from '@hearthside/contract/rich-text';
import type { Core } from '@strapi/strapi';
import { textIndex } from '../../../search/text-index';
import type { AnswerRow } from './answer-row';

/** Call within the transaction of a change. */
export function keep(strapi: Core.Strapi, { id, question, answer, place }: AnswerRow) {
  const topic = place ? [HELP_PLACES[place].card, HELP_PLACES[place].title] : [];
  return textIndex(strapi, 'help').keep(id, [question, textOfRich(answer), ...topic]);
}

export const remove = (strapi: Core.Strapi, id: number) => textIndex(strapi, 'help').remove(id);
