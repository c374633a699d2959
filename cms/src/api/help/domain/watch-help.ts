import type { Core } from '@strapi/strapi';
import { watchAnswers } from './answer-door';
import { watchMissedSearches, watchTopics } from './topic-door';

/** What is written to the help center by either door is seen to here. */
export function watchHelp(strapi: Core.Strapi) {
  watchAnswers(strapi);
  watchTopics(strapi);
  watchMissedSearches(strapi);
}
