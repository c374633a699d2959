/** Finding items of the library, for whoever asks; every list and total of items is made here. */
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { Subject } from '@hearthside/contract/access';
import {
  librarySectionsOf,
  canSeeItem,
  type LibrarySort,
} from '@hearthside/contract/library/fields';
import type { LibraryItem } from '@hearthside/contract/library/shapes';
import type { PageQuery } from '@hearthside/contract/list';
import type { Actor } from '../../../auth/actor';
import { paginationOf } from '../../../http/pagination';
import { runQuery } from '../../../db/run-query';
import { cached, cachedCount } from '../../../db/cached-count';
import { matchesOf } from '../../../search/matches';
import { textIndex } from '../../../search/text-index';
import { walk } from '../../../search/walk';
import { itemFor } from './item-access';
import { toItem, selectItems, type ItemRow } from './item-row';
import { narrowedTo, type Narrowing } from './item-scope';
import { audiencesFor, itemsFor } from '../policy';

export type ItemQuery = PageQuery & Narrowing & { sortBy: LibrarySort; sortOrder: 'asc' | 'desc' };

type Wanted = Narrowing & { search: string };
/** A list of items, and whether one of its rows matches what is searched for; every one does, where that is null. */
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
 * The table of items, and for SQLite, which keeps no statistics, by which way it is read: a few rows by their
 * numbers; in the order of the newest as it finds best; in another order by the index of that order.
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

/** What this reader sees of what is asked for. A tab that is not theirs has nothing, as it has no folders (ruling 3). */
const seenOf = (actor: Subject, asked: Narrowing) => (query: Knex.QueryBuilder) => {
  query.modify(itemsFor(actor)).modify(narrowedTo(asked));
  const { section } = asked;
  if (section && !librarySectionsOf(actor).includes(section)) query.whereRaw('1 = 0');
};

/**
 * The items that are asked for, as much as this reader sees of them; in `order`. What is searched for is looked up
 * first: SQLite cannot know whether a word is rare, and goes through the whole library in its order for one that
 * is, or sorts all of it for one that is not.
 */
export async function found(
  strapi: Core.Strapi,
  actor: Subject,
  asked: Wanted,
  order: LibrarySort,
): Promise<Found> {
  const matches = await matchesOf(strapi, 'library', asked.search);
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

/** All of them, to be counted. */
const counted = (strapi: Core.Strapi, actor: Subject, asked: Wanted) => (knex: Knex) => {
  const query = knex('library_items as i').modify(seenOf(actor, asked));
  const matching = textIndex(strapi, 'library').matching(knex, asked.search);
  return matching ? query.whereIn('i.id', matching) : query;
};

/** Names what is asked for: the same for all who see the same. */
function keyOf(actor: Subject, asked: Wanted, ...more: unknown[]): string {
  const { section, folder, type, category, privacy, guideOrReference, search } = asked;
  const narrowing = [section, folder, type, category, privacy, guideOrReference, search];
  return JSON.stringify([audiencesFor(actor), narrowing, ...more]);
}

/** How many there are: the same for all who see the same. */
export function countOf(strapi: Core.Strapi, actor: Subject, asked: Wanted): Promise<number> {
  return cachedCount('library', keyOf(actor, asked), () =>
    runQuery(strapi, (knex) => counted(strapi, actor, asked)(knex).count({ count: '*' }).first()),
  );
}

/** Items by their ids, in the order of these; without those that are hidden since they were found. */
export async function itemsOf(
  strapi: Core.Strapi,
  actor: Actor,
  ids: readonly number[],
): Promise<LibraryItem[]> {
  const rows = (await runQuery(strapi, (knex) =>
    selectItems(knex).whereIn('i.id', ids),
  )) as ItemRow[];
  const seen = rows.filter((row) => row.deletedAt === null && canSeeItem(actor, row));
  const byId = new Map(seen.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [toItem(row, actor.id)] : [];
  });
}

export async function page(strapi: Core.Strapi, actor: Actor, asked: ItemQuery) {
  const { sortBy, sortOrder: order, page, limit } = asked;
  // The ids first, from an index alone: on a late page nothing is read of all the items before it.
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
  // Of many that match, those asked for may all lie at the end of the order.
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
