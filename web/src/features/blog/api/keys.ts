import type { BlogCategory, BlogSort } from '@hearthside/contract/blog';
import type { PagedQuery } from '@/lib/paged-query';

/** A page of what members read. */
export interface BlogsAsked extends PagedQuery {
  limit: number;
  category?: BlogCategory;
  tag?: string;
}
/** A page of Manage Blogs. */
export interface ManagedAsked extends PagedQuery {
  limit: number;
  category?: BlogCategory;
  sortBy: BlogSort;
  sortOrder: 'asc' | 'desc';
}

/** The blogs' keys in the data cache; `useInvalidate()('blog')` asks again for all of them. */
export const blogKeys = {
  list: (asked: BlogsAsked) => ['blog', 'list', asked] as const,
  read: (slug: string) => ['blog', 'read', slug] as const,
  feed: ['blog', 'feed'] as const,
  managed: (asked: ManagedAsked) => ['blog', 'managed', asked] as const,
  detail: (id: string) => ['blog', 'detail', id] as const,
  trash: (page: number) => ['blog', 'trash', page] as const,
  versions: (id: string, page: number) => ['blog', 'versions', id, page] as const,
};
