import type { Pagination } from '@hearthside/contract/list';
import type { PagedQuery } from './paged-query';
import { usePagedList, type PageAnswer } from './use-paged-list';

/**
 * A list with a search whose state is in the address, for `SearchedList`:
 *
 *     const [query, change] = useQueryState(pagedQuery);
 *     const list = useSearchedList(query, change, useTrusts(query));
 */
export function useSearchedList<Page extends { pagination: Pagination }>(
  query: PagedQuery,
  change: (patch: Partial<PagedQuery>, options?: { replace?: boolean }) => void,
  answer: PageAnswer<Page>,
) {
  return {
    ...usePagedList(query.page, change, answer),
    search: query.search,
    // Typing adds no steps for the back button, but Back can return to a search that was cleared.
    look: (search: string) => change({ search, page: 1 }, { replace: true }),
    clear: () => change({ search: '', page: 1 }),
  };
}
