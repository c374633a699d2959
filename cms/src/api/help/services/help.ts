import type { Core } from '@strapi/strapi';
import { answerTrash } from '../domain/answer-trash';
import { contacting } from '../domain/contacting';
import { missedSearches } from '../domain/missed-searches';
import { readingHelp } from '../domain/reading-help';
import { savingAnswers } from '../domain/saving-answers';
import { voting } from '../domain/voting';

/** The help center: questions and answers by topic, what members say of them, and writing to the team (part 2). */
const helpService = ({ strapi }: { strapi: Core.Strapi }) => {
  const { countMiss: _ofSearching, ...missed } = missedSearches(strapi);
  const { sweepAnswers, ...trash } = answerTrash(strapi);
  return {
    ...contacting(strapi),
    ...missed,
    ...readingHelp(strapi),
    ...savingAnswers(strapi),
    ...trash,
    ...voting(strapi),

    /** What has run out, every night. */
    async sweep(now = new Date()) {
      await sweepAnswers(now);
      await missed.sweepMisses(now);
    },
  };
};

export default helpService;
export type HelpService = ReturnType<typeof helpService>;
