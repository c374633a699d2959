/** The admins' table (part 2 §2, Admin Library). */
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type {
  AdminLibraryTab,
  LibrarySection,
  LibrarySort,
} from '@hearthside/contract/library/fields';
import type { Actor } from '../../../auth/actor';
import type { Member } from '../../../auth/member-cache';
import { paginationOf } from '../../../http/pagination';
import { runQuery } from '../../../db/run-query';
import { byMatch, rankedTexts } from '../../../search/best-texts';
import { rankedPage } from '../../../search/ranked-page';
import { walk } from '../../../search/walk';
import { explained } from './explained-items';
import * as itemList from './item-list';
import { SORT_COLUMNS, type Found, type ItemQuery, type Wanted } from './item-list';
import * as libraryBlogs from './library-blogs';
import { asksForBlogs } from './library-blogs';
import { forgivingSearch, titledItems } from './searched-items';

/** Without an order, a search is ranked, and any other list has the newest first. */
type Query = Omit<ItemQuery, 'section' | 'folder' | 'sortBy'> & {
  sortBy?: LibrarySort | undefined;
  tab: AdminLibraryTab;
  exactly?: boolean | undefined;
};
type Asked = Query & Wanted & { sortBy: LibrarySort };

interface Listed {
  of: 'item' | 'blog';
  id: number;
}

const sectionOf = (tab: AdminLibraryTab): LibrarySection | undefined =>
  tab === 'all' || tab === 'blogs' ? undefined : tab;

/** What items and blogs each contribute to a table of both: their type, their id, and the sort key. */
async function sides(strapi: Core.Strapi, actor: Actor, asked: Asked): Promise<Found[]> {
  const column = SORT_COLUMNS[asked.sortBy];
  const ofItems = async (): Promise<Found> => {
    const { rows, has } = await itemList.found(strapi, actor, asked, asked.sortBy);
    const of = (knex: Knex) => ({ key: `i.${column}`, id: 'i.id', of: knex.raw(`'item'`) });
    return { rows: (knex) => rows(knex).select(of(knex)), has };
  };
  const ofBlogs = async (): Promise<Found> => {
    const { rows, has } = await libraryBlogs.found(strapi, asked);
    // All blogs have the same type.
    const key = (knex: Knex) => (asked.sortBy === 'type' ? knex.raw(`'blog'`) : `b.${column}`);
    const of = (knex: Knex) => ({ key: key(knex), id: 'b.id', of: knex.raw(`'blog'`) });
    return { rows: (knex) => rows(knex).select(of(knex)), has };
  };
  if (asked.tab === 'blogs') return [await ofBlogs()];
  return withBlogs(asked) ? [await ofItems(), await ofBlogs()] : [await ofItems()];
}

/** Both are read in order from an index and merged. Only the rows of the page are loaded. */
async function merged(strapi: Core.Strapi, actor: Actor, asked: Asked) {
  const { sortOrder: order } = asked;
  const [first, ...others] = (await sides(strapi, actor, asked)) as [Found, ...Found[]];
  const read = (from: number, count: number) =>
    runQuery(strapi, (knex) =>
      first
        .rows(knex)
        .unionAll(others.map((side) => side.rows(knex)))
        .orderBy([
          { column: 'key', order },
          { column: 'id', order },
          { column: 'of', order },
        ])
        .limit(count)
        .offset(from),
    ) as Promise<Listed[]>;
  const [hasItem, hasBlog] =
    asked.tab === 'blogs' ? [null, first.has] : [first.has, others[0]?.has];
  const fits = ({ of, id }: Listed) => (of === 'item' ? hasItem : hasBlog)?.(id) ?? true;
  return { read, fits: hasItem || hasBlog ? fits : null };
}

async function listed(strapi: Core.Strapi, actor: Actor, asked: Asked): Promise<Listed[]> {
  const { page, limit } = asked;
  const { read, fits } = await merged(strapi, actor, asked);
  return fits ? walk(read, fits, { page, limit }) : read((page - 1) * limit, limit);
}

/** The best of both together. */
async function bestOf(strapi: Core.Strapi, actor: Actor, asked: Asked) {
  const { tab } = asked;
  const none = { texts: [], isAll: true };
  const [items, blogs] = await Promise.all([
    tab === 'blogs' ? none : rankedTexts(strapi, 'library', titledItems(actor, asked), asked),
    withBlogs(asked) ? rankedTexts(strapi, 'blog', libraryBlogs.TITLED_BLOGS, asked) : none,
  ]);
  const of = (kind: Listed['of'], texts: typeof items.texts) =>
    texts.map((text) => ({ ...text, of: kind }));
  const best = [...of('item', items.texts), ...of('blog', blogs.texts)];
  return {
    best: best.sort(byMatch).map(({ id, of: kind }) => ({ id, of: kind })),
    isAll: items.isAll && blogs.isAll,
  };
}

async function ranked(strapi: Core.Strapi, actor: Actor, asked: Asked): Promise<Listed[]> {
  const { best, isAll } = await bestOf(strapi, actor, asked);
  const { read, fits } = await merged(strapi, actor, asked);
  const list = { best: () => Promise.resolve(best), keyOf: ({ of, id }: Listed) => `${of} ${id}` };
  if (isAll || !fits) return rankedPage(list, asked);
  return rankedPage({ ...list, others: { read, fits } }, asked);
}

/** Whether blogs stand in this table beside the items, or alone. */
const withBlogs = (asked: Asked) =>
  (asked.tab === 'all' || asked.tab === 'blogs') && asksForBlogs(asked);

async function totalOf(strapi: Core.Strapi, actor: Actor, asked: Asked): Promise<number> {
  const [items, blogs] = await Promise.all([
    asked.tab === 'blogs' ? 0 : itemList.countOf(strapi, actor, asked),
    withBlogs(asked) ? libraryBlogs.count(strapi, asked) : 0,
  ]);
  return items + blogs;
}

async function found(strapi: Core.Strapi, actor: Actor, query: Query, wanted: Wanted) {
  const { sortBy, tab } = query;
  const isRanked = sortBy === undefined && wanted.search.trim() !== '';
  const asked: Asked = {
    ...query,
    ...wanted,
    section: sectionOf(tab),
    sortBy: sortBy ?? 'created_at',
    sortOrder: isRanked ? 'desc' : query.sortOrder,
  };
  const isNone = tab === 'blogs' && !asksForBlogs(asked);
  const rows = isNone ? [] : await (isRanked ? ranked : listed)(strapi, actor, asked);
  const idsOf = (of: Listed['of']) => rows.filter((row) => row.of === of).map(({ id }) => id);
  const [ofItems, ofBlogs, total] = await Promise.all([
    itemList.itemsOf(strapi, actor, idsOf('item')),
    libraryBlogs.blogsOf(strapi, idsOf('blog')),
    totalOf(strapi, actor, asked),
  ]);
  const byId = new Map(ofItems.map((item) => [item.id, item]));
  const items = rows
    .map(({ of, id }) => (of === 'item' ? byId : ofBlogs).get(id))
    .filter((item) => item !== undefined);
  return {
    items: await explained(strapi, items, asked),
    pagination: paginationOf(asked, total),
  };
}

/**
 * A page of the library for admins, with the blogs in the tabs All and Blogs. A search is widened, ranked and explained
 * as that of the readers.
 */
export const list = (strapi: Core.Strapi, member: Member, query: Query) =>
  forgivingSearch(strapi, member, query, (wanted) => found(strapi, member, query, wanted));
