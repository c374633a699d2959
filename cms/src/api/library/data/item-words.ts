/** Where in an item the typed words stand. */
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { LibraryItem } from '@hearthside/contract/library/shapes';
import { rankOf } from '@hearthside/contract/search/ranking';
import type { Member } from '../../../auth/member-cache';
import { runQuery } from '../../../db/run-query';
import type { KnownWords } from '../../../subject';
import { audiencesFor, itemsFor } from '../policy';

/** So much of all PDFs together, and of each of them, is read for snippets, in characters. */
const READ_MAX = { all: 1_000_000, each: 100_000 };

/** The items that this member may see, as a table. */
export const itemsSeenBy = (knex: Knex, member: Parameters<typeof itemsFor>[0]) =>
  knex('library_items as i').modify(itemsFor(member));

/** The words of the titles that a member may see. */
export const titleWords: KnownWords = {
  id: 'i.id',
  text: 'i.title_key',
  rows: (knex, member: Member) => itemsSeenBy(knex, member),
  sharedBy: (member) => String(audiencesFor(member)),
};

/**
 * The pages of the PDFs of these items, by the item, in which the snippet is looked for. A title or description that
 * has all words shows why an item was found, and the words of a PDF are many, so those are not read.
 */
export async function pagesOf(
  strapi: Core.Strapi,
  items: readonly Pick<LibraryItem, 'id' | 'title' | 'description'>[],
  typed: string,
): Promise<Map<number, string[]>> {
  const unexplained = items.filter(({ title, description }) =>
    ['some words', 'elsewhere'].includes(rankOf(`${title} ${description}`, typed)),
  );
  if (unexplained.length === 0) return new Map();
  const most = Math.min(READ_MAX.each, Math.floor(READ_MAX.all / unexplained.length));
  const rows: { id: number; words: string | null }[] = await runQuery(strapi, (knex) =>
    knex('library_texts')
      .whereIn(
        'item_ref',
        unexplained.map(({ id }) => id),
      )
      .select('item_ref as id', knex.raw('substr(words, 1, ?) as words', [most])),
  );
  return new Map(rows.map(({ id, words }) => [id, words?.split('\f') ?? []]));
}
