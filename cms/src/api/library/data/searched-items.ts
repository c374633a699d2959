/** The library as its readers list and search it: what was typed, the best first, with where it stands. */
import type { Core } from '@strapi/strapi';
import type { RoleHolder } from '@hearthside/contract/access';
import type { LibrarySort } from '@hearthside/contract/library/fields';
import type { Pagination } from '@hearthside/contract/list';
import type { Member } from '../../../auth/member-cache';
import { cached } from '../../../db/cached-count';
import { runQuery } from '../../../db/run-query';
import { paginationOf } from '../../../http/pagination';
import { rankedTexts, type TitledRows } from '../../../search/best-texts';
import { askingOnce, type Worded } from '../../../search/few-matches';
import { rankedPage } from '../../../search/ranked-page';
import { meant as meantBy } from '../../../search/vocabulary';
import { widened } from '../../../search/widened';
import { explained } from './explained-items';
import * as itemList from './item-list';
import type { ItemQuery, Wanted } from './item-list';
import { titleWords } from './item-words';

/** Without an order, a search is ranked, and any other list has the newest first. */
type Asked = Omit<ItemQuery, 'sortBy'> & { sortBy?: LibrarySort | undefined };

/** Items and their titles, for ranking: what this viewer sees of what is requested. */
export const titledItems = (actor: RoleHolder, asked: Wanted): TitledRows => ({
  id: 'i.id',
  title: 'i.title',
  titleKey: 'i.title_key',
  at: 'i.created_at',
  rows: (knex) => knex('library_items as i').modify(itemList.seenOf(actor, asked)),
});

/** The ids of a page of what matches, the best first. */
async function rankedIds(
  strapi: Core.Strapi,
  member: Member,
  asked: Asked & Wanted,
): Promise<number[]> {
  const { rows, has } = await itemList.found(strapi, member, asked, 'created_at');
  const best = async () => {
    const titled = titledItems(member, asked);
    const { texts } = await rankedTexts(strapi, 'library', titled, asked);
    return texts.map(({ id }) => id);
  };
  const keyOf = (id: number) => id;
  if (!has) return rankedPage({ best, keyOf }, asked);
  const read = (from: number, count: number): Promise<number[]> =>
    runQuery(strapi, (knex) =>
      rows(knex)
        .orderBy([
          { column: 'i.created_at', order: 'desc' },
          { column: 'i.id', order: 'desc' },
        ])
        .limit(count)
        .offset(from)
        .pluck('i.id'),
    );
  const cachedAs = (...more: unknown[]) => itemList.keyOf(member, asked, ...more);
  const list = {
    best: () => cached('library', cachedAs('best'), best),
    others: { read, fits: has },
    keyOf,
  };
  return cached('library', cachedAs('ranked', asked.page, asked.limit), () =>
    rankedPage(list, asked),
  );
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
 * A search that also finds what editors say means the same, and if nothing has its words, what was most likely meant. If
 * the typed words are asked for `exactly`, it finds them alone.
 */
export async function forgivingSearch<Page extends { pagination: Pagination }>(
  strapi: Core.Strapi,
  member: Member,
  { search, exactly }: { search: string; exactly?: boolean | undefined },
  find: (worded: Worded) => Promise<Page>,
): Promise<Page & { also: string[]; meant: string | null }> {
  if (search.trim() === '') return { ...(await find({ search })), also: [], meant: null };
  const searched = async (typed: string) => {
    const asked = { search: typed, askFew: askingOnce(strapi) };
    const { groups, also } = await widened(strapi, 'library', asked, exactly);
    return { ...(await find({ ...asked, groups })), also };
  };
  const first = await searched(search);
  if (first.pagination.total > 0 || exactly) return { ...first, meant: null };
  const known = [{ section: 'library', words: titleWords }] as const;
  const meant = await meantBy(strapi, member, known, search);
  const second = meant === null ? null : await searched(meant);
  return second && second.pagination.total > 0 ? { ...second, meant } : { ...first, meant: null };
}

/** A page of the items that this member may see, or of those that a search finds. */
export const all = (
  strapi: Core.Strapi,
  member: Member,
  asked: Asked & { exactly?: boolean | undefined },
) =>
  forgivingSearch(strapi, member, asked, (wanted) =>
    found(strapi, member, { ...asked, ...wanted }),
  );
