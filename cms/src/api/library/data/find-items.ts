/** What the search over the whole portal finds in the library. */
import type { Core } from '@strapi/strapi';
import { LIBRARY_TYPES } from '@hearthside/contract/library/fields';
import { libraryPages } from '@hearthside/contract/library/pages';
import type { Member } from '../../../auth/member-cache';
import { rankedTexts } from '../../../search/best-texts';
import { askingOnce } from '../../../search/few-matches';
import { widened } from '../../../search/widened';
import type { Finder } from '../../../subject';
import { otherWaysOf } from './explained-items';
import { itemsOf } from './item-list';
import { pagesOf, titleWords } from './item-words';
import { titledItems } from './searched-items';

async function find(strapi: Core.Strapi, member: Member, typed: string, limit: number) {
  const asked = { search: typed, askFew: askingOnce(strapi) };
  const { groups } = await widened(strapi, 'library', asked);
  const titled = titledItems(member, { search: typed });
  const { texts } = await rankedTexts(strapi, 'library', titled, { ...asked, groups });
  const best = new Map(texts.slice(0, limit).map(({ id, match }) => [id, match]));
  const items = await itemsOf(strapi, member, [...best.keys()]);
  const pages = await pagesOf(strapi, items, typed);
  return items.map(({ id, title, type, description, folder }) => ({
    title,
    match: best.get(id),
    line: [LIBRARY_TYPES[type], folder?.name].filter(Boolean).join(' · '),
    text: description,
    pages: pages.get(id) ?? [],
    otherWays: otherWaysOf({ groups }),
    path: libraryPages.item(id),
  }));
}

/** The library's two sections. Nobody has both (part 2 §6). */
export const libraryFinders: readonly Finder[] = [
  { section: 'library', find, words: titleWords },
  { section: 'admin_library', find, words: titleWords },
];
