import { LIBRARY_PAGE, LIBRARY_TEXTS } from '@hearthside/contract/library/fields';
import type { ReactNode } from 'react';
import { usePagedList } from '@/lib/use-paged-list';
import { Card } from '@/ui/card';
import { PagedList } from '@/ui/lists/paged-list';
import { SkeletonTable } from '@/ui/skeleton';
import { useItems, type ItemsAsked, type ItemsFound } from '../../api/library';
import { sortedBy, type ItemOrder, type LibraryQuery } from '../../model/library-query';
import { ItemTable } from './item-table';
import { useItemViewer } from './use-item-viewer';

export interface ItemListProps {
  /** The name of the list, for screen readers and the pager. */
  name: string;
  /** Which items are listed. */
  asked: Pick<ItemsAsked, 'section' | 'folder' | 'search' | 'exactly' | 'since'>;
  query: LibraryQuery;
  change: (patch: Partial<LibraryQuery>, options?: { replace?: boolean }) => void;
  placed?: boolean;
  empty: ReactNode;
  /** Shown above the table if it has any rows. */
  head?: (list: ItemsFound) => ReactNode;
}

/** A table of files with its pages, in all states. */
export function ItemList({ name, asked, query, change, placed, empty, head }: ItemListProps) {
  const { page, sortOrder } = query;
  const { search = '' } = asked;
  const sortBy = query.sortBy ?? (search ? undefined : 'created_at');
  const answer = useItems({ ...asked, page, limit: LIBRARY_PAGE, sortBy, sortOrder });
  const list = usePagedList(page, change, answer);
  const { view, viewer } = useItemViewer(answer.data?.items);
  const sort = (column: ItemOrder) => ({
    direction: sortBy === column ? sortOrder : undefined,
    onToggle: () => change(sortedBy({ sortBy, sortOrder }, column), { replace: true }),
  });
  return (
    <Card className="max-md:border-0 max-md:bg-transparent max-md:p-0! max-md:shadow-none">
      <PagedList
        list={list}
        name={name}
        errorTitle={LIBRARY_TEXTS.fetchFailed}
        skeleton={<SkeletonTable rows={5} columns={4} label="Loading files..." />}
        empty={empty}
      >
        {(found) => (
          <>
            {head?.(found)}
            <ItemTable
              caption={name}
              items={found.items}
              typed={search && [found.meant ?? search, ...found.also].join(' ')}
              busy={list.busy}
              sort={sort}
              placed={placed}
              onView={view}
            />
          </>
        )}
      </PagedList>
      {viewer}
    </Card>
  );
}
