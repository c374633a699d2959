import type { Core } from '@strapi/strapi';
import { answerTrash } from '../domain/answer-trash';
import { contacting } from '../domain/contacting';
import { missedSearches } from '../domain/missed-searches';
import { readingHelp } from '../domain/reading-help';
import { savingAnswers } from '../domain/saving-answers';
import { voting } from '../domain/voting';

/** The help center: questions and answers by topic, what members say of them, and writing to the team (part 2). */
const helpService = ({ strapi }: { strapi: Core.Strapi }) => {
  return {
    ...contacting(strapi),
    ...missedSearches(strapi),
    ...readingHelp(strapi),
    ...savingAnswers(strapi),
    ...answerTrash(strapi),
    ...voting(strapi),

    /** What has run out, every night. */
    async sweep(now = new Date()) {
      await answerTrash(strapi).sweepAnswers(now);
      await missedSearches(strapi).sweepMisses(now);
    },
  };
};

export default helpService;
export type HelpService = ReturnType<typeof helpService>;
