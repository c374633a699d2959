/** The admins' table (part 2 §2, Admin Library). */
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { AdminLibraryTab, LibrarySection } from '@hearthside/contract/library/fields';
import type { Actor } from '../../../auth/actor';
import { paginationOf } from '../../../http/pagination';
import { runQuery } from '../../../db/run-query';
import { walk } from '../../../search/walk';
import * as itemList from './item-list';
import { SORT_COLUMNS, type Found, type ItemQuery } from './item-list';
import * as libraryBlogs from './library-blogs';
import { asksForBlogs } from './library-blogs';

type Asked = Omit<ItemQuery, 'section' | 'folder'> & { tab: AdminLibraryTab };

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
    const { rows, has } = await libraryBlogs.found(strapi, asked.search);
    // All blogs have the same type.
    const key = (knex: Knex) => (asked.sortBy === 'type' ? knex.raw(`'blog'`) : `b.${column}`);
    const of = (knex: Knex) => ({ key: key(knex), id: 'b.id', of: knex.raw(`'blog'`) });
    return { rows: (knex) => rows(knex).select(of(knex)), has };
  };
  if (asked.tab === 'blogs') return [await ofBlogs()];
  const withBlogs = asked.tab === 'all' && asksForBlogs(asked);
  return withBlogs ? [await ofItems(), await ofBlogs()] : [await ofItems()];
}

/** Both are read in order from an index and merged. Only the rows of the page are loaded. */
async function listed(strapi: Core.Strapi, actor: Actor, asked: Asked): Promise<Listed[]> {
  const { sortOrder: order, page, limit } = asked;
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
  if (!hasItem && !hasBlog) return read((page - 1) * limit, limit);
  const fits = ({ of, id }: Listed) => (of === 'item' ? hasItem : hasBlog)?.(id) ?? true;
  return walk(read, fits, { page, limit });
}

async function totalOf(strapi: Core.Strapi, actor: Actor, asked: Asked): Promise<number> {
  if (asked.tab === 'blogs')
    return asksForBlogs(asked) ? libraryBlogs.count(strapi, asked.search) : 0;
  const counted = await itemList.countOf(strapi, actor, asked);
  const withBlogs = asked.tab === 'all' && asksForBlogs(asked);
  return counted + (withBlogs ? await libraryBlogs.count(strapi, asked.search) : 0);
}

/** A page of the library for admins, with the blogs in the tabs All and Blogs. */
export async function list(strapi: Core.Strapi, actor: Actor, query: Asked) {
  const asked = { ...query, section: sectionOf(query.tab) };
  const isNone = asked.tab === 'blogs' && !asksForBlogs(asked);
  const rows = isNone ? [] : await listed(strapi, actor, asked);
  const idsOf = (of: Listed['of']) => rows.filter((row) => row.of === of).map(({ id }) => id);
  const [ofItems, ofBlogs, total] = await Promise.all([
    itemList.itemsOf(strapi, actor, idsOf('item')),
    libraryBlogs.blogsOf(strapi, idsOf('blog')),
    totalOf(strapi, actor, asked),
  ]);
  const byId = new Map(ofItems.map((item) => [item.id, item]));
  const found = rows.map(({ of, id }) => (of === 'item' ? byId : ofBlogs).get(id));
  return {
    items: found.filter((item) => item !== undefined),
    pagination: paginationOf(asked, total),
  };
}
