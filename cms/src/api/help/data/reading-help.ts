/** The help center for its readers (part 2 §2). */
import type { Core } from '@strapi/strapi';
import type { HelpPlace } from '@hearthside/contract/help/fields';
import type { Actor } from '../../../auth/actor';
import { runQuery } from '../../../db/run-query';
import { searchWords, typedWords } from '../../../search/search-words';
import { textIndex } from '../../../search/text-index';
import { answerOf, notFound } from './answer-access';
import { inPanelOrder, toItem, selectShown, type AnswerRow } from './answer-row';
import { countMiss } from './missed-searches';

/** How many answers a search considers, and how many it shows. Nobody reads more. */
const LOOKED_AT = 300;
const FOUND_MAX = 50;

/** Whether the question itself contains the words. */
const asks = (typed: readonly string[], { question }: AnswerRow) => {
  const said = searchWords(question);
  return typed.every((word) => said.some((one) => one.startsWith(word)));
};

export async function matching(
  strapi: Core.Strapi,
  actor: Actor,
  search: string,
): Promise<AnswerRow[]> {
  return runQuery(strapi, async (knex) => {
    const ids = textIndex(strapi, 'help').matching(knex, search);
    return ids ? selectShown(knex, actor.id).whereIn('a.id', ids).limit(LOOKED_AT) : [];
  }) as Promise<AnswerRow[]>;
}

/** The answers of a topic in the order set in the panel. */
export async function list(strapi: Core.Strapi, actor: Actor, topic: HelpPlace) {
  const rows = (await runQuery(strapi, (knex) =>
    selectShown(knex, actor.id).where('a.place', topic).orderBy(['a.position', 'a.id']),
  )) as AnswerRow[];
  return { items: rows.map((row) => toItem(row, actor)) };
}

/** One answer, whichever topic it belongs to now; a 404 if it is in the trash or has no topic. */
export async function detail(strapi: Core.Strapi, actor: Actor, id: number) {
  const row = await answerOf(strapi, id, actor.id);
  if (row.place === null) throw notFound();
  return { item: toItem(row, actor) };
}

/**
 * Answers of all topics with these words; those with the words in their question come first. A search that finds
 * nothing is counted.
 */
export async function search(strapi: Core.Strapi, actor: Actor, search: string) {
  const rows = await matching(strapi, actor, search);
  if (rows.length === 0) await countMiss(strapi, actor.id, search);
  const typed = typedWords(search);
  const [first, others] = [
    rows.filter((row) => asks(typed, row)),
    rows.filter((row) => !asks(typed, row)),
  ].map((some) => some.sort(inPanelOrder));
  const found = [...(first ?? []), ...(others ?? [])].slice(0, FOUND_MAX);
  return { items: found.map((row) => toItem(row, actor)) };
}

/** Every answer with a video, topic by topic. */
export async function videos(strapi: Core.Strapi, actor: Actor) {
  const rows = (await runQuery(strapi, (knex) =>
    selectShown(knex, actor.id).whereNotNull('a.video_url'),
  )) as AnswerRow[];
  return { items: rows.sort(inPanelOrder).map((row) => toItem(row, actor)) };
}
