import type { Core } from '@strapi/strapi';
import { answerAiQuestions } from './answer-ai-questions';
import { forbidInPanel } from './what-nobody-may';

/** What must be in place before Strapi hands out the panel's permissions and opens its routes. */
export function preparePanel(strapi: Core.Strapi) {
  forbidInPanel(strapi);
  answerAiQuestions(strapi);
}
