/** The library as its readers list and search it: what was typed, the best first, with where it stands. */
import type { Core } from '@strapi/strapi';
import type { LibrarySort } from '@hearthside/contract/library/fields';
import type { LibraryItem } from '@hearthside/contract/library/shapes';
import type { Member } from '../../../auth/member-cache';
import { cached } from '../../../db/cached-count';
import { runQuery } from '../../../db/run-query';
import { paginationOf } from '../../../http/pagination';
import { rankedTexts } from '../../../search/best-texts';
import { foundIn } from '../../../search/found-in';
import { walk } from '../../../search/walk';
import { meant as meantBy } from '../../../search/vocabulary';
import { widened } from '../../../search/widened';
import * as itemList from './item-list';
import type { ItemQuery, Wanted } from './item-list';
import { pagesOf, titleWords } from './item-words';

/** Without an order, a search is ranked, and any other list has the newest first. */
type Asked = Omit<ItemQuery, 'sortBy'> & { sortBy?: LibrarySort | undefined };

/**
 * The ids of a page of what matches, the best first. Of more than a thousand matches the best few hundred come first,
 * and then the others, the newest first, so that no page takes longer than that of a list.
 */
async function rankedIds(
  strapi: Core.Strapi,
  member: Member,
  asked: Asked & Wanted,
): Promise<number[]> {
  const { search, groups, page, limit } = asked;
  const titled = { id: 'i.id', title: 'i.title', titleKey: 'i.title_key' };
  const { rows, has } = await itemList.found(strapi, member, asked, 'created_at');
  const best = () =>
    rankedTexts(
      strapi,
      'library',
      {
        ...titled,
        rows: (knex) => knex('library_items as i').modify(itemList.seenOf(member, asked)),
      },
      search,
      groups,
    );
  const [from, end] = [(page - 1) * limit, page * limit];
  if (!has) return (await best()).ids.slice(from, end);
  const first = await cached('library', itemList.keyOf(member, asked, 'best'), async () =>
    (await best()).ids.filter(has),
  );
  if (end <= first.length) return first.slice(from, end);
  const isFirst = new Set(first);
  const read = (at: number, count: number): Promise<number[]> =>
    runQuery(strapi, (knex) =>
      rows(knex)
        .orderBy([
          { column: 'i.created_at', order: 'desc' },
          { column: 'i.id', order: 'desc' },
        ])
        .limit(count)
        .offset(at)
        .pluck('i.id'),
    );
  const others = await cached('library', itemList.keyOf(member, asked, 'others', end), () =>
    walk(read, (id) => has(id) && !isFirst.has(id), { page: 1, limit: end - first.length }),
  );
  return [...first, ...others].slice(from, end);
}

/** Items with the part of each where the words stand; if none does, where another way to say them stands. */
async function explained(
  strapi: Core.Strapi,
  items: readonly LibraryItem[],
  { search, groups = [] }: Wanted,
) {
  const pages = search === '' ? new Map<number, string[]>() : await pagesOf(strapi, items, search);
  const otherWays = groups.flat(2).join(' ');
  return items.map((item) => {
    const text = { path: item.page, text: item.description, pages: pages.get(item.id) ?? [] };
    const typed = foundIn(text, search);
    const { snippet, path } = typed.snippet === '' ? foundIn(text, otherWays) : typed;
    return { ...item, snippet, foundAt: path };
  });
}

async function found(strapi: Core.Strapi, member: Member, asked: Asked & Wanted) {
  const { sortBy } = asked;
  const isRanked = sortBy === undefined && asked.search.trim() !== '';
  const ranked = async () => ({
    items: await itemList.itemsOf(strapi, member, await rankedIds(strapi, member, asked)),
    pagination: paginationOf(asked, await itemList.countOf(strapi, member, asked)),
  });
  const { items, pagination } = isRanked
    ? await ranked()
    : await itemList.page(strapi, member, { ...asked, sortBy: sortBy ?? 'created_at' });
  return { items: await explained(strapi, items, asked), pagination };
}

/**
 * A page of the items that this member may see. A search also finds what editors say means the same, and if nothing
 * has its words, what was most likely meant.
 */
export async function all(strapi: Core.Strapi, member: Member, asked: Asked) {
  const search = async (typed: string) => {
    const { groups, also } = await widened(strapi, typed);
    return { ...(await found(strapi, member, { ...asked, search: typed, groups })), also };
  };
  if (asked.search.trim() === '')
    return { ...(await found(strapi, member, asked)), also: [], meant: null };
  const first = await search(asked.search);
  if (first.pagination.total > 0) return { ...first, meant: null };
  const known = [{ section: 'library', words: titleWords }] as const;
  const meant = await meantBy(strapi, member, known, asked.search);
  const second = meant === null ? null : await search(meant);
  return second && second.pagination.total > 0 ? { ...second, meant } : { ...first, meant: null };
}
