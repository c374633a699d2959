import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Card } from '@/ui/card';
import { LiveCount } from '@/ui/lists/live-count';
import { NoMatch } from '@/ui/lists/no-match';
import { PagedList, type PagedListProps, type PagedListState } from '@/ui/lists/paged-list';
import { SearchBox } from '@/ui/fields/search-box';

/** A page of a list and its search, as `useSearchedList` makes it. */
export type SearchedListState<Page> = PagedListState<Page> & {
  total: number | undefined;
  search: string;
  look: (search: string) => void;
  clear: () => void;
};

export type SearchedListProps<Page> = Omit<PagedListProps<Page>, 'list'> & {
  list: SearchedListState<Page>;
  /** The count in words. */
  count: (total: number) => string;
  /** Shown in place of the count until the first answer. */
  waiting?: string;
  /** By default 'Search' and the list's name. */
  searchLabel?: string;
  placeholder?: string;
  /** Next to the search: sorting, a checkbox. */
  filters?: ReactNode;
  /** At the end of the line: the button that creates a new entry. */
  actions?: ReactNode;
  /** Shown if the search finds nothing. By default 'No … match “…”.' Anything but text replaces the whole message. */
  noMatch?: ReactNode;
  /**
   * The card around it, if it has one. With a table, the same value as its `cardsTo`. `cards` have their own frames.
   */
  frame?: keyof typeof frames;
};

const frames = {
  always: '',
  // Rows that are cards need no card around them, which would only waste space.
  sm: 'max-sm:border-0 max-sm:bg-transparent max-sm:p-0! max-sm:shadow-none',
  md: 'max-md:border-0 max-md:bg-transparent max-md:p-0! max-md:shadow-none',
  lg: 'max-lg:border-0 max-lg:bg-transparent max-lg:p-0! max-lg:shadow-none',
  xl: 'max-xl:border-0 max-xl:bg-transparent max-xl:p-0! max-xl:shadow-none',
  cards: '',
};

/**
 * A list with its search, count, filters and pager, in all states, as most pages have it. Its state comes from
 * `useSearchedList`. Tabs and a page's own header go above it. `PagedList` is the same without a search.
 */
export function SearchedList<Page extends { pagination: { total: number } }>(
  props: SearchedListProps<Page>,
) {
  const { list, name, frame = 'sm', className, children, skeleton, errorTitle } = props;
  const { noMatch = `No ${name} match “${list.search}”.` } = props;
  const nothing =
    typeof noMatch === 'string' ? <NoMatch title={noMatch} onClear={list.clear} /> : noMatch;
  const empty = list.search ? nothing : props.empty;
  const Frame = frame === 'cards' ? 'div' : Card;
  return (
    <Frame className={clsx(frames[frame], className)}>
      <ListTools {...props} />
      <PagedList
        list={list}
        name={name}
        errorTitle={errorTitle}
        skeleton={skeleton}
        empty={frame === 'cards' ? <Card>{empty}</Card> : empty}
        className={frame === 'cards' ? 'mt-4' : 'mt-3'}
      >
        {children}
      </PagedList>
    </Frame>
  );
}

function ListTools<Page>(props: SearchedListProps<Page>) {
  const { list, name, searchLabel = `Search ${name}`, placeholder, filters, actions } = props;
  const { data, error } = list.view;
  const waiting = data === undefined && !error ? props.waiting : undefined;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 print:hidden">
      <SearchBox
        label={searchLabel}
        placeholder={placeholder}
        value={list.search}
        debounce={300}
        onChange={list.look}
        // On phones it has a line of its own, unless filters share it.
        className={clsx(
          'sm:max-w-80 sm:flex-1 sm:basis-56',
          filters ? 'flex-1 basis-56' : 'basis-full',
        )}
      />
      {filters}
      <LiveCount
        words={list.total === undefined ? waiting : props.count(list.total)}
        className={actions ? undefined : 'sm:ml-auto'}
      />
      {actions && <div className="ml-auto flex flex-wrap gap-2">{actions}</div>}
    </div>
  );
}
