/** Finds items of the library for a viewer. Every list and total of items is made here. */
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { RoleHolder } from '@hearthside/contract/access';
import {
  librarySectionsOf,
  canSeeItem,
  type LibrarySort,
} from '@hearthside/contract/library/fields';
import type { LibraryItem } from '@hearthside/contract/library/shapes';
import type { PageQuery } from '@hearthside/contract/list';
import type { Actor } from '../../../auth/actor';
import { paginationOf } from '../../../http/pagination';
import { readInOrder } from '../../../db/in-order';
import { runQuery } from '../../../db/run-query';
import { cached, cachedCount } from '../../../db/cached-count';
import type { Worded } from '../../../search/few-matches';
import { matchesOf } from '../../../search/matches';
import { textIndex } from '../../../search/text-index';
import { walk } from '../../../search/walk';
import { itemFor } from './item-access';
import { toItem, selectItems, type ItemRow } from './item-row';
import { narrowedTo, type Narrowing } from './item-scope';
import { audiencesFor, itemsFor } from '../policy';

export type ItemQuery = PageQuery & Narrowing & { sortBy: LibrarySort; sortOrder: 'asc' | 'desc' };

export type Wanted = Narrowing & Worded;
/** A list of items, and whether one of its rows matches the search; null if all do. */
export interface Found {
  rows: (knex: Knex) => Knex.QueryBuilder;
  has: ((id: number) => boolean) | null;
}

export const SORT_COLUMNS = {
  created_at: 'created_at',
  updated_at: 'updated_at',
  title: 'title_key',
  type: 'type',
} as const satisfies Record<LibrarySort, string>;

/**
 * The table of items. SQLite keeps no statistics, so it is told how to read it: a few rows by id; sorted by newest,
 * as it chooses; in any other order, by the index of that order.
 */
function itemTable(
  strapi: Core.Strapi,
  { isFew, order, canSeeAll }: { isFew: boolean; order: LibrarySort; canSeeAll: boolean },
): string {
  const table = 'library_items as i';
  if (strapi.db.dialect.client === 'postgres') return table;
  if (isFew) return `${table} not indexed`;
  if (order === 'created_at') return table;
  const index = `library_items_${SORT_COLUMNS[order]}_${canSeeAll ? 'all' : 'seen'}_idx`;
  return `${table} indexed by ${index}`;
}

/**
 * What this viewer sees of what is requested. A tab that they do not have is empty, as it has no folders (ruling 3).
 */
export const seenOf = (actor: RoleHolder, asked: Narrowing) => (query: Knex.QueryBuilder) => {
  query.modify(itemsFor(actor)).modify(narrowedTo(asked));
  const { section } = asked;
  if (section && !librarySectionsOf(actor).includes(section)) query.whereRaw('1 = 0');
};

/**
 * The requested items that this viewer may see, in `order`. The search runs first: SQLite cannot know whether a word
 * is rare, and would go through the whole library in its order for one that is, or sort all of it for one that is
 * not.
 */
export async function found(
  strapi: Core.Strapi,
  actor: RoleHolder,
  asked: Wanted,
  order: LibrarySort,
): Promise<Found> {
  const matches = await matchesOf(strapi, 'library', asked);
  const few = matches?.few;
  const canSeeAll = audiencesFor(actor) === 'all';
  const table = itemTable(strapi, { isFew: Boolean(few), order, canSeeAll });
  return {
    rows: (knex) => {
      const query = knex(knex.raw(table) as unknown as string).modify(seenOf(actor, asked));
      return few ? query.whereIn('i.id', few) : query;
    },
    has: matches && !few ? matches.has : null,
  };
}

/** All matching items, for counting. */
const counted = (strapi: Core.Strapi, actor: RoleHolder, asked: Wanted) => (knex: Knex) => {
  const query = knex('library_items as i').modify(seenOf(actor, asked));
  const matching = textIndex(strapi, 'library').matching(knex, asked.search, asked.groups);
  return matching ? query.whereIn('i.id', matching) : query;
};

/** A cache key for a query. It is the same for all who see the same. */
export function keyOf(actor: RoleHolder, asked: Wanted, ...more: unknown[]): string {
  const { section, folder, type, category, privacy, guideOrReference, since } = asked;
  const narrowing = [section, folder, type, category, privacy, guideOrReference, since];
  return JSON.stringify([audiencesFor(actor), narrowing, asked.search, asked.groups, ...more]);
}

/** How many there are; the same number for all who see the same. */
export function countOf(strapi: Core.Strapi, actor: RoleHolder, asked: Wanted): Promise<number> {
  return cachedCount('library', keyOf(actor, asked), () =>
    runQuery(strapi, (knex) => counted(strapi, actor, asked)(knex).count({ count: '*' }).first()),
  );
}

/** Items by their ids, in the same order, without those that were hidden since they were found. */
export async function itemsOf(
  strapi: Core.Strapi,
  actor: Actor,
  ids: readonly number[],
): Promise<LibraryItem[]> {
  const rows = await readInOrder(ids, async () => {
    const all: ItemRow[] = await runQuery(strapi, (knex) => selectItems(knex).whereIn('i.id', ids));
    return all.filter((row) => row.deletedAt === null && canSeeItem(actor, row));
  });
  return rows.map((row) => toItem(row, actor.id));
}

/** A page of items in the order of a column. */
export async function page(strapi: Core.Strapi, actor: Actor, asked: ItemQuery & Wanted) {
  const { sortBy, sortOrder: order, page, limit } = asked;
  // The ids first, from an index alone, so that for a late page none of the items before it are read.
  const { rows, has } = await found(strapi, actor, asked, sortBy);
  const read = (from: number, count: number): Promise<number[]> =>
    runQuery(strapi, (knex) =>
      rows(knex)
        .orderBy([
          { column: `i.${SORT_COLUMNS[sortBy]}`, order },
          { column: 'i.id', order },
        ])
        .limit(count)
        .offset(from)
        .pluck('i.id'),
    );
  // If many match, the requested ones may all be at the end of the order.
  const ids = has
    ? await cached('library', keyOf(actor, asked, sortBy, order, page, limit), () =>
        walk(read, has, { page, limit }),
      )
    : await read((page - 1) * limit, limit);
  return {
    items: await itemsOf(strapi, actor, ids),
    pagination: paginationOf(asked, await countOf(strapi, actor, asked)),
  };
}

/** One item, for whoever may see it. */
export async function open(strapi: Core.Strapi, actor: Actor, id: number): Promise<LibraryItem> {
  return toItem(await itemFor(strapi, actor, id), actor.id);
}
