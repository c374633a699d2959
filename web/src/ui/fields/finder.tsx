import type { ReactNode } from 'react';
import { AsyncView } from '@/ui/async-view';
import { EmptyState } from '@/ui/lists/empty-state';
import { NoMatch } from '@/ui/lists/no-match';
import type { PagedListState } from '@/ui/lists/paged-list';
import { SearchBox } from '@/ui/fields/search-box';
import { SkeletonText } from '@/ui/skeleton';
import { startOfMore } from '@/ui/fields/start-of-more';

export type FinderProps<Page, Row> = {
  /** The first page of what matches the search, from `viewOf`. */
  view: PagedListState<Page>['view'];
  search: string;
  onSearch: (search: string) => void;
  /** Called as soon as the text changes, before the search runs and the results change. */
  onType?: () => void;
  /** What is searched: 'users', 'trusts'. */
  name: string;
  /** By default 'Search' and the name. */
  searchLabel?: string;
  placeholder?: string;
  /** By default 'Failed to load' and the name. */
  errorTitle?: string;
  /** Set if its dialog opens with the focus on the search. */
  autoFocus?: boolean;
  rows: (page: Page) => readonly Row[];
  /** Shown if nothing is found, for when there is more to offer than clearing the search. */
  empty?: ReactNode;
  /** The results, each with a way to choose it. */
  children: (rows: readonly Row[]) => ReactNode;
};

/** Searches a long list and offers the first matches, in a dialog: to assign, invite or choose. */
export function Finder<Page extends { pagination: { total: number } }, Row>(
  props: FinderProps<Page, Row>,
) {
  const { view, search, onSearch, name, rows, empty, autoFocus, children } = props;
  const { searchLabel = `Search ${name}`, placeholder = `Search ${name}...` } = props;
  const { errorTitle = `Failed to load ${name}` } = props;
  const nothing = search ? (
    <NoMatch title={`No ${name} match “${search}”.`} onClear={() => onSearch('')} />
  ) : (
    <EmptyState title={`No ${name} yet.`} />
  );
  return (
    <>
      {/* Stays in reach however long the list is. */}
      <div className="sticky top-0 z-10 -mx-1 bg-surface px-1 pt-1 pb-2">
        <SearchBox
          label={searchLabel}
          placeholder={placeholder}
          value={search}
          debounce={300}
          autoFocus={autoFocus}
          onChange={onSearch}
          onType={props.onType}
        />
      </div>
      {/* Tall enough that the dialog does not jump between answers. */}
      <div className="min-h-70">
        <AsyncView
          {...view}
          skeleton={<SkeletonText lines={6} label={`Loading ${name}...`} />}
          isEmpty={(page) => rows(page).length === 0}
          empty={empty ?? nothing}
          errorTitle={errorTitle}
        >
          {(page) => {
            const found = rows(page);
            return (
              <>
                {children(found)}
                <p className="pt-3 text-s text-ink-soft empty:hidden">
                  {startOfMore(found.length, page.pagination.total, name)}
                </p>
              </>
            );
          }}
        </AsyncView>
      </div>
    </>
  );
}
