/** What the search over the whole portal finds in the library. */
import type { Core } from '@strapi/strapi';
import { LIBRARY_TYPES } from '@hearthside/contract/library/fields';
import { libraryPages } from '@hearthside/contract/library/pages';
import type { Member } from '../../../auth/member-cache';
import { runQuery } from '../../../db/run-query';
import { bestTexts } from '../../../search/best-texts';
import type { Finder } from '../../../subject';
import { itemsFor } from '../policy';
import { itemsOf } from './item-list';

async function find(strapi: Core.Strapi, member: Member, typed: string, limit: number) {
  const ids = await bestTexts(
    strapi,
    'library',
    {
      rows: (knex) => knex('library_items as i').modify(itemsFor(member)),
      id: 'i.id',
      title: 'i.title',
      titleKey: 'i.title_key',
    },
    typed,
    limit,
  );
  const items = await itemsOf(strapi, member, ids);
  const words = await wordsOf(
    strapi,
    items.map(({ id }) => id),
  );
  return items.map(({ id, title, type, description, folder }) => ({
    title,
    line: [LIBRARY_TYPES[type], folder?.name].filter(Boolean).join(' · '),
    text: [description, words.get(id) ?? ''].filter(Boolean).join('\n'),
    path: libraryPages.item(id),
  }));
}

/** The words of these items' PDFs, in which the snippet is looked for. */
async function wordsOf(strapi: Core.Strapi, ids: readonly number[]): Promise<Map<number, string>> {
  const rows: { id: number; words: string | null }[] = await runQuery(strapi, (knex) =>
    knex('library_texts').whereIn('item_ref', ids).select({ id: 'item_ref', words: 'words' }),
  );
  return new Map(rows.map(({ id, words }) => [id, words ?? '']));
}

const words = [{ table: 'library_items', column: 'title_key' }];

/** The library's two sections. Nobody has both (part 2 §6). */
export const libraryFinders: readonly Finder[] = [
  { section: 'library', find, words },
  { section: 'admin_library', find, words },
];
