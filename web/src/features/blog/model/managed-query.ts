import { BLOG_SORTS, type BlogCategory, type BlogSort } from '@hearthside/contract/blog/fields';
import { pagedQuery, type PagedQuery } from '@/lib/paged-query';
import type { QueryShape } from '@/lib/query-state';
import { categoryIn } from './blogs-query';

/** The state of Manage Blogs: its list, and the blog that is being written over it. */
export interface ManagedQuery extends PagedQuery {
  category?: BlogCategory;
  sortBy: BlogSort;
  sortOrder: 'asc' | 'desc';
  /** A blog's id, or `new`. */
  writing?: string;
}

/** In place of an id, for a blog that is begun. */
export const NEW_BLOG = 'new';

/** The order the list is in when nobody chose one (part 2 §7). */
const DEFAULT_SORT = 'createdAt_desc';

/** Which blog an address has open to be written. */
export function writingIn(params: URLSearchParams): string | undefined {
  const writing = params.get('write') ?? '';
  return writing === NEW_BLOG || /^[a-z0-9]{20,32}$/.test(writing) ? writing : undefined;
}

/** Its state in its address: `?category=&page=&search=&sort=title_asc&write=`. What makes no sense there is as if it were not there. */
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

/** What pressing a column's header asks for: the other way round, or that column as one reads it first. */
export function sortedBy(query: ManagedQuery, column: BlogSort): Partial<ManagedQuery> {
  const first = column === 'title' || column === 'category' ? 'asc' : 'desc';
  const other = query.sortOrder === 'asc' ? 'desc' : 'asc';
  return { sortBy: column, sortOrder: query.sortBy === column ? other : first, page: 1 };
}
