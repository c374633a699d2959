import type { Pagination } from '@hearthside/contract/list';

/** What blogs' lists answer with their page (part 2 §7). */
interface BlogPagination {
  total: number;
  page: number;
  totalPages: number;
}

/** A page of blogs with its pagination as all other lists have it. */
export const pagedBlogs = <Page extends { pagination: BlogPagination }>({
  pagination: { page, ...rest },
  ...answer
}: Page): Omit<Page, 'pagination'> & { pagination: Pagination } => ({
  ...answer,
  pagination: { ...rest, currentPage: page },
});
