import { BLOG_CATEGORIES, BLOG_LIMITS, type BlogCategory } from '@hearthside/contract/blog/fields';
import { blogPages } from '@hearthside/contract/blog/pages';
import { pagedQuery, type PagedQuery } from '@/lib/paged-query';
import type { QueryShape } from '@/lib/query-state';

/** The search and filters of the reader's list. */
export interface BlogsQuery extends PagedQuery {
  category?: BlogCategory;
  tag?: string;
}

/** The category in an address, if there is a valid one. */
export const categoryIn = (params: URLSearchParams): BlogCategory | undefined => {
  const named = params.get('category') ?? '';
  return Object.hasOwn(BLOG_CATEGORIES, named) ? (named as BlogCategory) : undefined;
};

/** The list's state in its address: `?category=&tag=&page=&search=`. */
export const blogsQuery: QueryShape<BlogsQuery> = {
  parse(params) {
    return {
      ...pagedQuery.parse(params),
      category: categoryIn(params),
      tag: params.get('tag')?.slice(0, BLOG_LIMITS.tag) || undefined,
    };
  },
  format({ category, tag, ...query }) {
    const params = new URLSearchParams();
    if (category) params.set('category', category);
    if (tag) params.set('tag', tag);
    for (const [name, value] of pagedQuery.format(query)) params.set(name, value);
    return params;
  },
};

/** The address of the reader with just a category or a tag chosen. */
export const blogsLink = (query: Pick<BlogsQuery, 'category' | 'tag'>) => {
  const params = blogsQuery.format({ page: 1, search: '', ...query }).toString();
  return params ? `${blogPages.list}?${params}` : blogPages.list;
};
