import type { Core } from '@strapi/strapi';
import { plainWords } from '@hearthside/contract/search/ranking';
import { mayBeMeant, meantBy } from '@hearthside/contract/search/slips';
import { runQuery } from '../../../db/run-query';
import type { Synonyms } from '../../../search/synonyms';

/** So many questions are read. The help center has some hundred. */
const QUESTIONS_MAX = 5000;

/**
 * What was most likely meant by a search that finds nothing, by the words of the questions that members can read, and
 * of the synonyms. Null if each word is known, or none is near enough.
 */
export async function meantSearch(
  strapi: Core.Strapi,
  typed: string,
  synonyms: Synonyms,
): Promise<string | null> {
  const words = plainWords(typed);
  if (!mayBeMeant(words)) return null;
  const questions: string[] = await runQuery(strapi, (knex) =>
    knex('help_answers')
      .whereNull('deleted_at')
      .whereNotNull('place')
      .orderBy('id')
      .limit(QUESTIONS_MAX)
      .pluck('question'),
  );
  const texts = [...questions, ...synonyms.flat()];
  return meantBy(words, [new Set(texts.flatMap(plainWords))]);
}
