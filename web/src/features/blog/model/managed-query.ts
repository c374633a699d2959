import { BLOG_SORTS, type BlogCategory, type BlogSort } from '@hearthside/contract/blog/fields';
import { pagedQuery, type PagedQuery } from '@/lib/paged-query';
import type { QueryShape } from '@/lib/query-state';
import { categoryIn } from './blogs-query';

/** The state of Manage Blogs: its list, and the blog that is being written. */
export interface ManagedQuery extends PagedQuery {
  category?: BlogCategory;
  sortBy: BlogSort;
  sortOrder: 'asc' | 'desc';
  /** A blog's id, or `new`. */
  writing?: string;
}

/** Used instead of an id for a new blog. */
export const NEW_BLOG = 'new';

/** The default order of the list (part 2 §7). */
const DEFAULT_SORT = 'createdAt_desc';

/** The blog that an address opens for writing. */
export function writingIn(params: URLSearchParams): string | undefined {
  const writing = params.get('write') ?? '';
  return writing === NEW_BLOG || /^[a-z0-9]{20,32}$/.test(writing) ? writing : undefined;
}

/** The state in the address: `?category=&page=&search=&sort=title_asc&write=`. Invalid values are ignored. */
export const managedQuery: QueryShape<ManagedQuery> = {
  parse(params) {
    const [, by = '', order] = /^(\w+)_(asc|desc)$/.exec(params.get('sort') ?? '') ?? [];
    const known = Object.hasOwn(BLOG_SORTS, by);
    return {
      ...pagedQuery.parse(params),
      category: categoryIn(params),
      sortBy: known ? (by as BlogSort) : 'createdAt',
      sortOrder: known && order === 'asc' ? 'asc' : 'desc',
      writing: writingIn(params),
    };
  },
  format({ category, sortBy, sortOrder, writing, ...query }) {
    const params = new URLSearchParams();
    if (category) params.set('category', category);
    for (const [name, value] of pagedQuery.format(query)) params.set(name, value);
    const sort = `${sortBy}_${sortOrder}`;
    if (sort !== DEFAULT_SORT) params.set('sort', sort);
    if (writing) params.set('write', writing);
    return params;
  },
};

/** The sort after a press on a column's header: reversed, or by that column in its usual direction. */
export function sortedBy(query: ManagedQuery, column: BlogSort): Partial<ManagedQuery> {
  const first = column === 'title' || column === 'category' ? 'asc' : 'desc';
  const other = query.sortOrder === 'asc' ? 'desc' : 'asc';
  return { sortBy: column, sortOrder: query.sortBy === column ? other : first, page: 1 };
}
