import type { Core } from '@strapi/strapi';
import { answerAiQuestion } from './answer-ai-question';
import { forbidInPanel } from './what-nobody-may';

/** What must be in place before Strapi hands out the panel's permissions and opens its routes. */
export function preparePanel(strapi: Core.Strapi) {
  forbidInPanel(strapi);
  answerAiQuestion(strapi);
}
