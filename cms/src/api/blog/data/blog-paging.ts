import { paginationOf } from '../../../http/pagination';

/** The pagination of an answer with blogs (part 2 §7). */
export function blogPaging(asked: { page: number; limit: number }, total: number) {
  const { currentPage: page, totalPages } = paginationOf(asked, total);
  return { total, page, limit: asked.limit, totalPages };
}
