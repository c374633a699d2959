/** What the search over the whole portal finds in the library. */
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { LIBRARY_TYPES } from '@hearthside/contract/library/fields';
import { libraryPages } from '@hearthside/contract/library/pages';
import { rankOf } from '@hearthside/contract/search/ranking';
import type { Member } from '../../../auth/member-cache';
import { runQuery } from '../../../db/run-query';
import { bestTexts } from '../../../search/best-texts';
import type { Finder, KnownWords } from '../../../subject';
import { audiencesFor, itemsFor } from '../policy';
import { itemsOf } from './item-list';

const seenBy = (knex: Knex, member: Member) => knex('library_items as i').modify(itemsFor(member));

async function find(strapi: Core.Strapi, member: Member, typed: string, limit: number) {
  const ids = await bestTexts(
    strapi,
    'library',
    {
      rows: (knex) => seenBy(knex, member),
      id: 'i.id',
      title: 'i.title',
      titleKey: 'i.title_key',
    },
    typed,
    limit,
  );
  const items = await itemsOf(strapi, member, ids);
  // A title that has all words shows why it was found, and the words of a PDF are many.
  const unexplained = items.filter(({ title, description }) =>
    ['some words', 'elsewhere'].includes(rankOf(`${title} ${description}`, typed)),
  );
  const words = await wordsOf(
    strapi,
    unexplained.map(({ id }) => id),
  );
  return items.map(({ id, title, type, description, folder }) => ({
    title,
    line: [LIBRARY_TYPES[type], folder?.name].filter(Boolean).join(' · '),
    text: description,
    pages: words.get(id)?.split('\f') ?? [],
    path: libraryPages.item(id),
  }));
}

/** So much of a PDF is read for its snippet, in characters. */
const READ_MAX = 100_000;

/** The words of these items' PDFs, in which the snippet is looked for. */
async function wordsOf(strapi: Core.Strapi, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows: { id: number; words: string | null }[] = await runQuery(strapi, (knex) =>
    knex('library_texts')
      .whereIn('item_ref', ids)
      .select('item_ref as id', knex.raw('substr(words, 1, ?) as words', [READ_MAX])),
  );
  return new Map(rows.map(({ id, words }) => [id, words ?? '']));
}

const words: KnownWords = {
  id: 'i.id',
  text: 'i.title_key',
  rows: seenBy,
  sharedBy: (member) => String(audiencesFor(member)),
};

/** The library's two sections. Nobody has both (part 2 §6). */
export const libraryFinders: readonly Finder[] = [
  { section: 'library', find, words },
  { section: 'admin_library', find, words },
];
