import { LIBRARY_PAGE } from '@hearthside/contract/library/fields';
import { libraryPages } from '@hearthside/contract/library/pages';
import { TRASH_DAYS } from '@hearthside/contract/member/users';
import { Trash2 } from 'lucide-react';
import { usePage } from '@/lib/page';
import { pagedQuery } from '@/lib/paged-query';
import { useQueryState } from '@/lib/query-state';
import { usePagedList } from '@/lib/use-paged-list';
import { Card } from '@/ui/card';
import { EmptyState } from '@/ui/lists/empty-state';
import { LiveCount } from '@/ui/lists/live-count';
import { BackLink } from '@/ui/page-header';
import { PagedList } from '@/ui/lists/paged-list';
import { SkeletonTable } from '@/ui/skeleton';
import { useLibraryTrash } from '../../api/library';
import { deletedCount } from '../../model/item-words';
import { LibraryTrashTable } from './library-trash-table';

/** The deleted items of the library, which can be restored. */
export function LibraryTrashPage() {
  usePage('Deleted library items');
  const [{ page }, change] = useQueryState(pagedQuery);
  const list = usePagedList(page, change, useLibraryTrash({ page, limit: LIBRARY_PAGE }));
  return (
    <>
      <BackLink to={libraryPages.manage} label="Back to the library" />
      <Card className="mt-2 max-sm:border-0 max-sm:bg-transparent max-sm:p-0! max-sm:shadow-none">
        <PagedList
          list={list}
          name="deleted items"
          skeleton={<SkeletonTable rows={4} columns={3} label="Loading deleted items..." />}
          empty={
            <EmptyState icon={<Trash2 size={32} aria-hidden />} title="No deleted items.">
              A deleted item stays here for {TRASH_DAYS} days and can be restored as it was, with
              its file and its link. After that, it’s permanently deleted.
            </EmptyState>
          }
        >
          {({ items }) => (
            <>
              <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
                <p className="max-w-[75ch] text-s text-ink-soft">
                  Deleted items can be restored as they were for {TRASH_DAYS} days. After that,
                  they’re permanently deleted.
                </p>
                <LiveCount
                  words={list.total === undefined ? undefined : deletedCount(list.total)}
                />
              </div>
              <LibraryTrashTable items={items} busy={list.busy} onBack={list.keepFocus} />
            </>
          )}
        </PagedList>
      </Card>
    </>
  );
}
