import { LIBRARY_SECTIONS, type LibrarySection } from '@hearthside/contract/library/fields';
import { filterDay } from '@/kit/filter-panel/day-filter';
import { pagedQuery, type PagedQuery } from '@/lib/paged-query';
import type { QueryShape } from '@/lib/query-state';

/** The filter bar of part 2 §2. */
export const ONLY = { videos: 'Videos', guides: 'Guides and References' } as const;
export type Only = keyof typeof ONLY;

/** The columns that a table of files can be sorted by. */
export const ITEM_ORDERS = ['created_at', 'title'] as const;
export type ItemOrder = (typeof ITEM_ORDERS)[number];

/** The current place in the library. */
export interface LibraryQuery extends PagedQuery {
  tab?: LibrarySection;
  folder?: string;
  only?: Only;
  /** Only what was added since this day, of the whole library. */
  since?: string | undefined;
  /** Not set until one is chosen: then a search has the best match first, and any other list the newest. */
  sortBy?: ItemOrder | undefined;
  sortOrder: 'asc' | 'desc';
  /** Whether a search is for the typed words alone, and not for what means the same. */
  exactly: boolean;
}

/** What every list has that is not searched, so it does not stand in the address. */
const NEWEST = 'created_at_desc';

/** The state in the address: `?tab=&folder=&only=&since=&page=&search=&sort=title_asc&exactly=true`. */
export const libraryQuery: QueryShape<LibraryQuery> = {
  parse(params) {
    const sort = /^(\w+)_(asc|desc)$/.exec(params.get('sort') ?? '');
    const sortBy = ITEM_ORDERS.find((order) => order === sort?.[1]);
    const tab = params.get('tab') ?? '';
    const folder = params.get('folder') ?? '';
    return {
      ...pagedQuery.parse(params),
      tab: Object.hasOwn(LIBRARY_SECTIONS, tab) ? (tab as LibrarySection) : undefined,
      folder: /^[\w-]{1,40}$/.test(folder) ? folder : undefined,
      since: filterDay(params.get('since')),
      only: (Object.keys(ONLY) as Only[]).find((one) => one === params.get('only')),
      sortBy,
      sortOrder: sortBy && sort?.[2] === 'asc' ? 'asc' : 'desc',
      exactly: params.get('exactly') === 'true',
    };
  },
  format({ tab, folder, only, since, sortBy, sortOrder, exactly, ...query }) {
    const params = new URLSearchParams();
    if (tab) params.set('tab', tab);
    if (folder) params.set('folder', folder);
    if (only) params.set('only', only);
    if (since) params.set('since', since);
    for (const [name, value] of pagedQuery.format(query)) params.set(name, value);
    if (sortBy && (query.search || `${sortBy}_${sortOrder}` !== NEWEST))
      params.set('sort', `${sortBy}_${sortOrder}`);
    if (query.search && exactly) params.set('exactly', 'true');
    return params;
  },
};

/** The address of a place in the library. Everything that is not given has its default. */
export const placeIn = (tab: LibrarySection, more: { folder?: string; only?: Only } = {}): string =>
  `?${new URLSearchParams({ tab, ...more })}`;

/** The sort after a press on a column's header: reversed, or by that column in its usual direction. */
export function sortedBy<By extends string>(
  query: { sortBy?: By | undefined; sortOrder: 'asc' | 'desc' },
  column: By,
): { sortBy: By; sortOrder: 'asc' | 'desc'; page: number } {
  const first = column === 'title' || column === 'type' ? 'asc' : 'desc';
  const other = query.sortOrder === 'asc' ? 'desc' : 'asc';
  return { sortBy: column, sortOrder: query.sortBy === column ? other : first, page: 1 };
}
