import type { PageQuery, Pagination } from '@hearthside/contract/list';

/** The pagination of an answer, given the total number of rows. Pages count from 1, and no rows are still one page. */
export const paginationOf = (
  { page, limit }: Pick<PageQuery, 'page' | 'limit'>,
  total: number,
): Pagination => ({
  currentPage: page,
  totalPages: Math.max(1, Math.ceil(total / limit)),
  total,
});
