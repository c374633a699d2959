import type { PagedQuery } from '@/lib/paged-query';

/** The trash's keys in the data cache. */
export const trashKeys = {
  list: (query: PagedQuery) => ['member', 'list', 'trash', query] as const,
};
