import type { Core } from '@strapi/strapi';
import { plainWords } from '@hearthside/contract/search/ranking';
import { runQuery } from '../../../db/run-query';
import { mayBeMeant, meantBy } from '../rules/meant-words';
import { readSynonyms } from './synonyms';

/** So many questions are read. The help center has some hundred. */
const QUESTIONS_MAX = 5000;

/**
 * What was most likely meant by a search that finds nothing, by the words of the questions that members can read, and
 * of the synonyms. Null if each word is known, or none is near enough.
 */
export async function meantSearch(strapi: Core.Strapi, typed: string): Promise<string | null> {
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
  const texts = [...questions, ...(await readSynonyms(strapi)).flat()];
  return meantBy(words, new Set(texts.flatMap(plainWords)));
}
