/** The help center for its readers (part 2 §2). */
import type { Core } from '@strapi/strapi';
import type { HelpPlace } from '@hearthside/contract/help/fields';
import type { Actor } from '../../../auth/actor';
import { runQuery } from '../../../db/run-query';
import { typedWords } from '../../../search/search-words';
import { textIndex, type WordGroups } from '../../../search/text-index';
import { answerOf, notFound } from './answer-access';
import { inPanelOrder, toItem, selectShown, shown, type AnswerRow } from './answer-row';
import { meantSearch } from './meant-search';
import { countMiss } from './missed-searches';
import { readSynonyms } from './synonyms';
import { rankedAnswers } from '../rules/ranked-answers';
import { widenedBy, type Synonyms } from '../../../search/synonyms';

/** How many answers a search considers, and how many it shows. Nobody reads more. */
const LOOKED_AT = 300;
const FOUND_MAX = 50;

/** No member has such an id, so nobody's votes are found for it. */
const NOBODY = 0;

/** Answers with these words, or with what editors say means the same, in the panel's order. */
export async function matching(
  strapi: Core.Strapi,
  actorId: number,
  search: string,
  synonyms: Synonyms,
): Promise<{ rows: AnswerRow[]; groups: WordGroups; also: string[] }> {
  const { groups, also } = widenedBy(synonyms, typedWords(search));
  const rows = (await runQuery(strapi, async (knex) => {
    const ids = textIndex(strapi, 'help').matching(knex, search, groups);
    return ids ? selectShown(knex, actorId).whereIn('a.id', ids).limit(LOOKED_AT) : [];
  })) as AnswerRow[];
  return { rows: rows.sort(inPanelOrder), groups, also };
}

/** The answers of a topic in the order set in the panel. */
export async function list(strapi: Core.Strapi, actor: Actor, topic: HelpPlace) {
  const rows = (await runQuery(strapi, (knex) =>
    selectShown(knex, actor.id).where('a.place', topic).orderBy(['a.position', 'a.id']),
  )) as AnswerRow[];
  return { items: rows.map((row) => toItem(row, actor)) };
}

/** The answers about emergencies, which are the same for all (part 2 §6): also for who is not signed in. */
export async function emergencies(strapi: Core.Strapi) {
  const rows = (await runQuery(strapi, (knex) =>
    selectShown(knex, NOBODY).where('a.place', 'emergencies').orderBy(['a.position', 'a.id']),
  )) as AnswerRow[];
  const items = rows.map(({ id, question, answer, videoUrl }) => ({
    id,
    question,
    answer,
    videoUrl: videoUrl ?? '',
  }));
  return { items };
}

/** One answer, whichever topic it belongs to now; a 404 if it is in the trash or has no topic. */
export async function detail(strapi: Core.Strapi, actor: Actor, id: number) {
  const row = await answerOf(strapi, id, actor.id);
  if (row.place === null) throw notFound();
  return { item: toItem(row, actor) };
}

/** How many answers match, also more than a search considers. */
async function countMatching(strapi: Core.Strapi, search: string, groups: WordGroups) {
  const counted = await runQuery(strapi, async (knex) => {
    const ids = textIndex(strapi, 'help').matching(knex, search, groups);
    if (!ids) return undefined;
    return knex('help_answers as a').modify(shown).whereIn('a.id', ids).count({ n: '*' }).first();
  });
  return Number(counted?.n ?? 0);
}

async function found(strapi: Core.Strapi, actor: Actor, typed: string, synonyms: Synonyms) {
  const { rows, groups, also } = await matching(strapi, actor.id, typed, synonyms);
  const best = rankedAnswers(rows, typed, groups).slice(0, FOUND_MAX);
  const total = rows.length < LOOKED_AT ? rows.length : await countMatching(strapi, typed, groups);
  return { items: best.map(({ row }) => toItem(row, actor)), total, also };
}

/**
 * Answers of all topics with these words, the best first. A search that finds nothing is counted, also if what was
 * most likely meant finds something: what members type tells editors which words are missing.
 */
export async function search(strapi: Core.Strapi, actor: Actor, search: string) {
  const synonyms = await readSynonyms(strapi);
  const first = await found(strapi, actor, search, synonyms);
  if (first.items.length > 0) return { ...first, meant: null };
  await countMiss(strapi, actor.id, search);
  const meant = await meantSearch(strapi, search, synonyms);
  const second = meant === null ? null : await found(strapi, actor, meant, synonyms);
  return second && second.items.length > 0
    ? { ...second, meant }
    : { items: [], total: 0, also: [], meant: null };
}

/** Every answer with a video, topic by topic. */
export async function videos(strapi: Core.Strapi, actor: Actor) {
  const rows = (await runQuery(strapi, (knex) =>
    selectShown(knex, actor.id).whereNotNull('a.video_url'),
  )) as AnswerRow[];
  return { items: rows.sort(inPanelOrder).map((row) => toItem(row, actor)) };
}
