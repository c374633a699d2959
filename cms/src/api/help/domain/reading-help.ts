import type { Core } from '@strapi/strapi';
import type { HelpPlace } from '@hearthside/contract/help';
import { reading } from '../../../access/reading';
import { searchWords, typedWords } from '../../../search/search-words';
import { textIndex } from '../../../search/text-index';
import { answerAccess } from './answer-access';
import { inPanelOrder, itemIn, selectShown, type AnswerRow, type Reader } from './answer-row';
import { missedSearches } from './missed-searches';

/** So many answers a search looks at, and so many it shows: nobody reads on. */
const LOOKED_AT = 300;
const FOUND_MAX = 50;

/** Whether the question itself says it. */
const asks = (typed: readonly string[], { question }: AnswerRow) => {
  const said = searchWords(question);
  return typed.every((word) => said.some((one) => one.startsWith(word)));
};

/** The help center as its readers go through it (part 2 §2). */
export function readingHelp(strapi: Core.Strapi) {
  const { answerOf, notFound } = answerAccess(strapi);
  const { countMiss } = missedSearches(strapi);

  async function matching(reader: Reader, search: string): Promise<AnswerRow[]> {
    return reading(strapi, async (knex) => {
      const ids = textIndex(strapi, 'help').matching(knex, search);
      return ids ? selectShown(knex, reader.id).whereIn('a.id', ids).limit(LOOKED_AT) : [];
    }) as Promise<AnswerRow[]>;
  }

  return {
    /** The answers of a topic in the order the panel gives them. */
    async list(reader: Reader, topic: HelpPlace) {
      const rows = (await reading(strapi, (knex) =>
        selectShown(knex, reader.id).where('a.place', topic).orderBy(['a.position', 'a.id']),
      )) as AnswerRow[];
      return { items: rows.map((row) => itemIn(row, reader)) };
    },

    /** One answer, under whichever topic it stands now; a 404 where it is in the trash or under none. */
    async detail(reader: Reader, id: number) {
      const row = await answerOf(id, reader.id);
      if (row.place === null) throw notFound();
      return { item: itemIn(row, reader) };
    },

    /** Answers of all topics with these words, first those whose question has them; what finds none is counted. */
    async search(reader: Reader, search: string) {
      const rows = await matching(reader, search);
      if (rows.length === 0) await countMiss(reader.id, search);
      const typed = typedWords(search);
      const [first, others] = [
        rows.filter((row) => asks(typed, row)),
        rows.filter((row) => !asks(typed, row)),
      ].map((some) => some.sort(inPanelOrder));
      const found = [...(first ?? []), ...(others ?? [])].slice(0, FOUND_MAX);
      return { items: found.map((row) => itemIn(row, reader)) };
    },

    /** Every answer with a video, topic by topic. */
    async videos(reader: Reader) {
      const rows = (await reading(strapi, (knex) =>
        selectShown(knex, reader.id).whereNotNull('a.video_url'),
      )) as AnswerRow[];
      return { items: rows.sort(inPanelOrder).map((row) => itemIn(row, reader)) };
    },
  };
}
