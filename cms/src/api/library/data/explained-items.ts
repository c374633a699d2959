/** Where in the items of a search the words stand. */
import type { Core } from '@strapi/strapi';
import type { FoundItem, LibraryItem } from '@hearthside/contract/library/shapes';
import { foundIn } from '../../../search/found-in';
import type { Wanted } from './item-list';
import { pagesOf } from './item-words';

/** So many items of a page are explained. Nobody reads more at once, and long texts are read for each. */
const EXPLAINED_MAX = 20;

/** The other ways to say what is typed, in one text. */
export const otherWaysOf = ({ groups = [] }: Pick<Wanted, 'groups'>): string =>
  groups.flatMap(([, ...others]) => others.flat()).join(' ');

/** Items with the part of each where the words stand; if none does, where another way to say them stands. */
export async function explained(
  strapi: Core.Strapi,
  items: readonly LibraryItem[],
  asked: Wanted,
): Promise<FoundItem[]> {
  const isSearched = asked.search.trim() !== '';
  const looked = new Set(isSearched ? items.slice(0, EXPLAINED_MAX) : []);
  // A blog has the id of another table.
  const own = [...looked].filter(({ kind }) => kind !== 'blog');
  const pages = await pagesOf(strapi, own, asked.search);
  const otherWays = otherWaysOf(asked);
  const found: FoundItem[] = [];
  for (const item of items) {
    if (!looked.has(item)) {
      found.push({ ...item, snippet: '', foundAt: item.page });
      continue;
    }
    const words = item.kind === 'blog' ? undefined : pages.get(item.id);
    const text = { path: item.page, text: item.description, pages: words ?? [], otherWays };
    const { snippet, path } = foundIn(text, asked.search);
    found.push({ ...item, snippet, foundAt: path });
    // A PDF may be long, and nobody else is served while it is read.
    if (words) await new Promise(setImmediate);
  }
  return found;
}
