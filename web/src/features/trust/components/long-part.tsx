import type { Pagination } from '@hearthside/contract/list';
import { useState, type ReactNode } from 'react';
import type { PagedQuery } from '@/lib/paged-query';
import type { PageAnswer } from '@/lib/use-paged-list';
import { useSearchedList } from '@/lib/use-searched-list';
import { NoMatch } from '@/ui/lists/no-match';
import { PagedList } from '@/ui/lists/paged-list';
import { SearchBox } from '@/ui/fields/search-box';
import { SkeletonText } from '@/ui/skeleton';

export interface LongPartProps<Page> {
  /** What it lists: 'people of this trust'. */
  name: string;
  usePart: (asked: PagedQuery) => PageAnswer<Page>;
  children: (page: Page) => ReactNode;
}

/** A list that is too long to come with the trust: it can be searched and paged. */
export function LongPart<Page extends { pagination: Pagination }>(props: LongPartProps<Page>) {
  const { name, usePart, children } = props;
  const [query, setQuery] = useState<PagedQuery>({ page: 1, search: '' });
  const change = (patch: Partial<PagedQuery>) => setQuery((now) => ({ ...now, ...patch }));
  const list = useSearchedList(query, change, usePart(query));
  return (
    <>
      <SearchBox
        label={`Search ${name}`}
        value={list.search}
        debounce={300}
        onChange={list.look}
        className="sm:max-w-80"
      />
      <PagedList
        list={list}
        name={name}
        skeleton={<SkeletonText lines={6} label={`Loading ${name}...`} />}
        empty={<NoMatch title={`No ${name} match “${list.search}”.`} onClear={list.clear} />}
        className="mt-3"
      >
        {children}
      </PagedList>
    </>
  );
}
