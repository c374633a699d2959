import { LIBRARY_CATEGORIES, type LibraryCategory } from '@hearthside/contract/access';
import {
  ADMIN_LIBRARY_TABS,
  LIBRARY_PRIVACY,
  LIBRARY_SORTS,
  type AdminLibraryTab,
  type LibraryPrivacy,
  type LibrarySort,
} from '@hearthside/contract/library/fields';
import { pagedQuery, type PagedQuery } from '@/lib/paged-query';
import type { QueryShape } from '@/lib/query-state';

/** The state of the admins' table. */
export interface AdminQuery extends PagedQuery {
  tab: AdminLibraryTab;
  category?: LibraryCategory;
  privacy?: LibraryPrivacy;
  /** Not set until one is chosen: then a search has the best match first, and any other list the newest. */
  sortBy?: LibrarySort | undefined;
  sortOrder: 'asc' | 'desc';
  /** Whether a search is for the typed words alone, and not for what means the same. */
  exactly: boolean;
}

/** What every list has that is not searched, so it does not stand in the address. */
const NEWEST = 'created_at_desc';
const keyOf = <Key extends string>(of: Record<Key, unknown>, text: string | null) =>
  text !== null && Object.hasOwn(of, text) ? (text as Key) : undefined;

/** The state in the address: `?tab=&category=&privacy=&page=&search=&sort=title_asc`. Invalid values are ignored. */
export const adminQuery: QueryShape<AdminQuery> = {
  parse(params) {
    const sort = /^(\w+)_(asc|desc)$/.exec(params.get('sort') ?? '');
    const sortBy = keyOf(LIBRARY_SORTS, sort?.[1] ?? null);
    return {
      ...pagedQuery.parse(params),
      tab: keyOf(ADMIN_LIBRARY_TABS, params.get('tab')) ?? 'all',
      category: LIBRARY_CATEGORIES.find((one) => one === params.get('category')),
      privacy: keyOf(LIBRARY_PRIVACY, params.get('privacy')),
      sortBy,
      sortOrder: sortBy && sort?.[2] === 'asc' ? 'asc' : 'desc',
      exactly: params.get('exactly') === 'true',
    };
  },
  format({ tab, category, privacy, sortBy, sortOrder, exactly, ...query }) {
    const params = new URLSearchParams(tab === 'all' ? {} : { tab });
    if (category) params.set('category', category);
    if (privacy) params.set('privacy', privacy);
    for (const [name, value] of pagedQuery.format(query)) params.set(name, value);
    const sort = `${sortBy}_${sortOrder}`;
    if (sortBy && (query.search || sort !== NEWEST)) params.set('sort', sort);
    if (query.search && exactly) params.set('exactly', 'true');
    return params;
  },
};

/** The tabs with their addresses. Search and order are kept between tabs. */
export const adminTabs = (query: AdminQuery) =>
  (Object.keys(ADMIN_LIBRARY_TABS) as AdminLibraryTab[]).map((tab) => ({
    id: tab,
    label: ADMIN_LIBRARY_TABS[tab],
    to: `?${adminQuery.format({ ...query, tab, page: 1 })}`,
  }));
