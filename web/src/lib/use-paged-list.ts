import type { Pagination } from '@hearthside/contract/list';
import { useExistingPage } from './use-existing-page';
import { useKeepFocus } from './focus/use-keep-focus';
import { useListTop } from './use-list-top';
import { viewOf, type Answered } from './api/view-of';

/** The answer of a data hook that asks for a page of a list. */
export interface PageAnswer<Page> extends Answered<Page> {
  isLoading: boolean;
}

/**
 * A paged list, for `PagedList`. It scrolls to its start after each turn, never shows a page that does not exist, and
 * keeps the focus when a row leaves it (`keepFocus`). `change` turns to a page, in the address or in the caller's
 * state.
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
    /** Other rows are loading. The old ones are shown dimmed. */
    busy: isLoading,
    turn: (to: number) => change({ page: to }),
    box,
    keepFocus,
  };
}
