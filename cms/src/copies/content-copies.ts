import type { Core } from '@strapi/strapi';
import { HELP_PLACES } from '@hearthside/contract/help/fields';
import { runQuery } from '../db/run-query';
import * as answerAccess from '../api/help/data/answer-access';
import { arrange } from '../api/help/data/answer-order';
import * as answerWords from '../api/help/data/answer-words';
import { lookup } from '../text/normalize';
import { itemColumns } from '../api/library/rules/item-columns';
import { textIndex } from '../search/text-index';
import { derivedCopy, queriedCopy, type CopyCheck } from './copy-check';

type Row = Record<string, string | null> & { id: number };
const KEY_MAX = 255;
const said = (text: string | null | undefined) => text ?? '';

/** Answers that a search for their topic's title does not find. */
const topicWords: CopyCheck = {
  name: 'help words: the topic\u2019s title',
  async compare(strapi) {
    const wrong: number[] = [];
    for (const [place, { title }] of Object.entries(HELP_PLACES)) {
      const found = new Set(
        await runQuery(strapi, (knex) => textIndex(strapi, 'help').idsMatching(knex, title)),
      );
      const ids: number[] = await runQuery(strapi, (knex) =>
        knex('help_answers').where({ place }).whereNull('deleted_at').pluck('id'),
      );
      wrong.push(...ids.filter((id) => !found.has(id)));
    }
    return wrong;
  },
  async repair(strapi, id) {
    const row = await answerAccess.find(strapi, id);
    if (!row) return false;
    await answerWords.keep(strapi, row);
    return true;
  },
};

const arranged = async (strapi: Core.Strapi) => {
  await answerAccess.lockOrder(strapi);
  await arrange(strapi);
};

/** The copies that content stores for lists, totals and searching. */
export const CONTENT_COPIES: readonly CopyCheck[] = [
  topicWords,
  queriedCopy(
    'help_answers.place',
    (knex) =>
      knex('help_answers as a')
        .leftJoin('help_answers_topic_lnk as l', 'l.help_answer_id', 'a.id')
        .leftJoin('help_topics as t', 't.id', 'l.help_topic_id')
        .whereNull('a.deleted_at')
        .whereRaw(`coalesce(a.place, '') <> coalesce(t.key, '')`)
        .select({ id: 'a.id' }),
    arranged,
  ),
  derivedCopy<Record<string, unknown> & { id: number }>({
    name: 'help_answers: votes',
    table: 'help_answers',
    select: (knex) => {
      const votes = (helpful: boolean) =>
        knex('help_votes as v')
          .whereRaw('v.answer_ref = help_answers.id')
          .where('v.helpful', helpful)
          .count('*');
      return knex('help_answers')
        .select({ id: 'id', yes: votes(true), no: votes(false) })
        .select(knex.raw('coalesce(yes_count, 0) as yes_count, coalesce(no_count, 0) as no_count'));
    },
    expected: ({ yes, no }) => ({ yes_count: Number(yes), no_count: Number(no) }),
  }),
  derivedCopy<Row>({
    name: 'forms: keys',
    table: 'forms',
    select: (knex) => knex('forms').select('id', 'title', 'description', 'title_key', 'search_key'),
    expected: ({ title, description }) => ({
      title_key: lookup(said(title)).slice(0, KEY_MAX),
      search_key: lookup(`${said(title)} ${said(description)}`),
    }),
  }),
  derivedCopy<Row>({
    name: 'library_items: keys and places',
    table: 'library_items',
    select: (knex) =>
      knex('library_items').select('*').select({ guideOrReference: 'guide_or_reference' }),
    expected: (row) => itemColumns(row as never),
  }),
  derivedCopy<Row>({
    name: 'blogs.title_key',
    table: 'blogs',
    select: (knex) => knex('blogs').select('id', 'title', 'title_key'),
    expected: ({ title }) => ({ title_key: lookup(said(title)).slice(0, KEY_MAX) }),
  }),
];
