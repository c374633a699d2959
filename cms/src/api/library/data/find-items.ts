/** What the search over the whole portal finds in the library. */
import type { Core } from '@strapi/strapi';
import { LIBRARY_TYPES } from '@hearthside/contract/library/fields';
import { libraryPages } from '@hearthside/contract/library/pages';
import type { Member } from '../../../auth/member-cache';
import { bestTexts } from '../../../search/best-texts';
import { matchOfTitle } from '../../../search/match-of-title';
import { widened } from '../../../search/widened';
import type { Finder } from '../../../subject';
import { itemsOf } from './item-list';
import { itemsSeenBy, pagesOf, titleWords } from './item-words';

async function find(strapi: Core.Strapi, member: Member, typed: string, limit: number) {
  const { groups } = await widened(strapi, typed);
  const titled = {
    rows: (knex: Parameters<typeof itemsSeenBy>[0]) => itemsSeenBy(knex, member),
    id: 'i.id',
    title: 'i.title',
    titleKey: 'i.title_key',
  };
  const ids = await bestTexts(strapi, 'library', titled, typed, limit, groups);
  const items = await itemsOf(strapi, member, ids);
  const pages = await pagesOf(strapi, items, typed);
  return items.map(({ id, title, type, description, folder }) => ({
    title,
    match: matchOfTitle(title, typed, groups),
    line: [LIBRARY_TYPES[type], folder?.name].filter(Boolean).join(' · '),
    text: description,
    pages: pages.get(id) ?? [],
    path: libraryPages.item(id),
  }));
}

/** The library's two sections. Nobody has both (part 2 §6). */
export const libraryFinders: readonly Finder[] = [
  { section: 'library', find, words: titleWords },
  { section: 'admin_library', find, words: titleWords },
];
