import type { Pagination } from '@hearthside/contract/list';
import { useExistingPage } from './use-existing-page';
import { useKeepFocus } from './use-keep-focus';
import { useListTop } from './use-list-top';
import { viewOf, type Answered } from './api/view-of';

/** The answer of a data hook that asks for a page of a list. */
export interface PageAnswer<Page> extends Answered<Page> {
  isLoading: boolean;
}

/**
 * A list that is turned a page at a time, for `PagedList`: it shows its start after each turn, never a
 * page there is not, and it keeps the focus of rows that leave it (`keepFocus`). `change` turns
 * to a page, in the address or in a state of its owner's.
 */
export function usePagedList<Page extends { pagination: Pagination }>(
  page: number,
  change: (patch: { page: number }, options?: { replace?: boolean }) => void,
  answer: PageAnswer<Page>,
) {
  const { data, isLoading } = answer;
  const pages = data?.pagination.totalPages ?? 0;
  useExistingPage(page, isLoading ? undefined : pages, change);
  const box = useListTop<HTMLDivElement>(page);
  const keepFocus = useKeepFocus(box);
  return {
    view: viewOf(answer),
    page,
    pages,
    total: data?.pagination.total,
    /** Other rows are on their way; the old ones are shown softened. */
    busy: isLoading,
    turn: (to: number) => change({ page: to }),
    box,
    keepFocus,
  };
}
