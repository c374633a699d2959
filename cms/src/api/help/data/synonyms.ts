import type { Core } from '@strapi/strapi';
import { runQuery } from '../../../db/run-query';
import { partsOf } from '../rules/clean-synonym';
import type { Synonyms } from '../../../search/synonyms';

/** So many lines are used. Editors write a few dozen. */
const LINES_MAX = 1000;

/** What editors say means the same, line by line. */
export async function readSynonyms(strapi: Core.Strapi): Promise<Synonyms> {
  const rows: { word: string; sameAs: string }[] = await runQuery(strapi, (knex) =>
    knex('help_synonyms')
      .orderBy('id')
      .limit(LINES_MAX)
      .select({ word: 'word', sameAs: 'same_as' }),
  );
  return rows.map(({ word, sameAs }) => [word, ...partsOf(sameAs)]);
}
