import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { Subject } from '@hearthside/contract/access';
import { librarySectionsOf, seesItem, type LibrarySort } from '@hearthside/contract/library';
import type { LibraryItem } from '@hearthside/contract/library-shapes';
import type { PageQuery } from '@hearthside/contract/list';
import { paginationOf } from '../../../access/pagination';
import { reading } from '../../../access/reading';
import { remembered, rememberedCount } from '../../../access/remembered-count';
import { matchesOf } from '../../../search/matches';
import { textIndex } from '../../../search/text-index';
import { walk } from '../../../search/walk';
import { itemAccess, type Reader } from './item-access';
import { itemIn, selectItems, type ItemRow } from './item-row';
import { itemsFor, narrowedTo, type Narrowing } from './item-scope';
import { audiencesFor } from './library-sight';

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
  { isFew, order, seesAll }: { isFew: boolean; order: LibrarySort; seesAll: boolean },
): string {
  const table = 'library_items as i';
  if (strapi.db.dialect.client === 'postgres') return table;
  if (isFew) return `${table} not indexed`;
  if (order === 'created_at') return table;
  const index = `library_items_${SORT_COLUMNS[order]}_${seesAll ? 'all' : 'seen'}_idx`;
  return `${table} indexed by ${index}`;
}

/** What this reader sees of what is asked for. A tab that is not theirs has nothing, as it has no folders (ruling 3). */
const seenOf = (reader: Subject, asked: Narrowing) => (query: Knex.QueryBuilder) => {
  query.modify(itemsFor(reader)).modify(narrowedTo(asked));
  const { section } = asked;
  if (section && !librarySectionsOf(reader).includes(section)) query.whereRaw('1 = 0');
};

/** Finding items of the library, for whoever asks; every list and total of items is made here. */
export function itemList(strapi: Core.Strapi) {
  const { itemFor } = itemAccess(strapi);

  /**
   * The items that are asked for, as much as this reader sees of them; in `order`. What is searched for is looked up
   * first: SQLite cannot know whether a word is rare, and goes through the whole library in its order for one that
   * is, or sorts all of it for one that is not.
   */
  async function found(reader: Subject, asked: Wanted, order: LibrarySort): Promise<Found> {
    const matches = await matchesOf(strapi, 'library', asked.search);
    const few = matches?.few;
    const seesAll = audiencesFor(reader) === 'all';
    const table = itemTable(strapi, { isFew: Boolean(few), order, seesAll });
    return {
      rows: (knex) => {
        const query = knex(knex.raw(table) as unknown as string).modify(seenOf(reader, asked));
        return few ? query.whereIn('i.id', few) : query;
      },
      has: matches && !few ? matches.has : null,
    };
  }

  /** All of them, to be counted. */
  const counted = (reader: Subject, asked: Wanted) => (knex: Knex) => {
    const query = knex('library_items as i').modify(seenOf(reader, asked));
    const matching = textIndex(strapi, 'library').matching(knex, asked.search);
    return matching ? query.whereIn('i.id', matching) : query;
  };

  /** Names what is asked for: the same for all who see the same. */
  function keyOf(reader: Subject, asked: Wanted, ...more: unknown[]): string {
    const { section, folder, type, category, privacy, guideOrReference, search } = asked;
    const narrowing = [section, folder, type, category, privacy, guideOrReference, search];
    return JSON.stringify([audiencesFor(reader), narrowing, ...more]);
  }

  /** How many there are: the same for all who see the same. */
  function countOf(reader: Subject, asked: Wanted): Promise<number> {
    return rememberedCount('library', keyOf(reader, asked), () =>
      reading(strapi, (knex) => counted(reader, asked)(knex).count({ count: '*' }).first()),
    );
  }

  /** Items by their ids, in the order of these; without those that are hidden since they were found. */
  async function itemsOf(reader: Reader, ids: readonly number[]): Promise<LibraryItem[]> {
    const rows = (await reading(strapi, (knex) =>
      selectItems(knex).whereIn('i.id', ids),
    )) as ItemRow[];
    const seen = rows.filter((row) => row.deletedAt === null && seesItem(reader, row));
    const byId = new Map(seen.map((row) => [row.id, row]));
    return ids.flatMap((id) => {
      const row = byId.get(id);
      return row ? [itemIn(row, reader.id)] : [];
    });
  }

  async function page(reader: Reader, asked: ItemQuery) {
    const { sortBy, sortOrder: order, page, limit } = asked;
    // The ids first, from an index alone: on a late page nothing is read of all the items before it.
    const { rows, has } = await found(reader, asked, sortBy);
    const read = (from: number, count: number): Promise<number[]> =>
      reading(strapi, (knex) =>
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
      ? await remembered('library', keyOf(reader, asked, sortBy, order, page, limit), () =>
          walk(read, has, { page, limit }),
        )
      : await read((page - 1) * limit, limit);
    return {
      items: await itemsOf(reader, ids),
      pagination: paginationOf(asked, await countOf(reader, asked)),
    };
  }

  return {
    countOf,
    itemsOf,
    found,
    page,
    /** One item, for whoever may see it. */
    async open(reader: Reader, id: number): Promise<LibraryItem> {
      return itemIn(await itemFor(reader, id), reader.id);
    },
  };
}
