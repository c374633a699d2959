import clsx from 'clsx';
import type { ReactNode, Ref } from 'react';
import { AsyncView, type AsyncViewProps } from '@/ui/async-view';
import { Pager } from '@/ui/lists/pager';

/** A page of a list, as `usePagedList` makes it. */
export type PagedListState<Page> = {
  view: Pick<AsyncViewProps<Page>, 'data' | 'error' | 'isLoading' | 'retry' | 'errorMessage'>;
  page: number;
  pages: number;
  turn: (page: number) => void;
  /** The container of the rows. It is scrolled to, and takes the focus of a row that is gone. */
  box: Ref<HTMLDivElement>;
};

export type PagedListProps<Page> = {
  list: PagedListState<Page>;
  /** What it lists: 'users', 'the trash'. Names the pager and appears in the error message. */
  name: string;
  /** By default 'Failed to load' and its name. */
  errorTitle?: string;
  skeleton: ReactNode;
  /** Shown if there are no entries at all. */
  empty: ReactNode;
  className?: string;
  /** The rows of the page, as a table, a list or cards. */
  children: (page: Page) => ReactNode;
};

/** A list in its four states with the pager below it. */
export function PagedList<Page extends { pagination: { total: number } }>(
  props: PagedListProps<Page>,
) {
  const { name, errorTitle, skeleton, empty, className, children } = props;
  const { view, page, pages, turn, box } = props.list;
  return (
    <>
      <div ref={box} tabIndex={-1} className={clsx('outline-none', className)}>
        <AsyncView
          {...view}
          skeleton={skeleton}
          isEmpty={({ pagination }) => pagination.total === 0}
          empty={empty}
          errorTitle={errorTitle ?? `Failed to load ${name}`}
        >
          {children}
        </AsyncView>
      </div>
      <Pager page={page} pages={pages} onPage={turn} label={`Pages of ${name}`} className="mt-4" />
    </>
  );
}
