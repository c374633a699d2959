import type { Core } from '@strapi/strapi';
import { watchAnswers } from './answer-panel-rules';
import { giveTopicsAllAnswers } from './topic-answers';
import { watchMissedSearches, watchTopics } from './topic-panel-rules';

/** What is written to the help center by either door is seen to here. */
export function watchHelp(strapi: Core.Strapi) {
  giveTopicsAllAnswers(strapi);
  watchAnswers(strapi);
  watchTopics(strapi);
  watchMissedSearches(strapi);
}
