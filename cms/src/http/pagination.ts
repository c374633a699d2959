import type { PageQuery, Pagination } from '@hearthside/contract/list';

/** What an answer says of its page among so many rows: pages count from 1, and no rows are one page too. */
export const paginationOf = (
  { page, limit }: Pick<PageQuery, 'page' | 'limit'>,
  total: number,
): Pagination => ({
  currentPage: page,
  totalPages: Math.max(1, Math.ceil(total / limit)),
  total,
});
