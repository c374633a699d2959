import { paginationOf } from '../../../http/pagination';

/** What an answer of blogs says of its page (part 2 §7). */
export function blogPaging(asked: { page: number; limit: number }, total: number) {
  const { currentPage: page, totalPages } = paginationOf(asked, total);
  return { total, page, limit: asked.limit, totalPages };
}
