import { TRASH_DAYS, type TrashedUser } from '@hearthside/contract/user';
import { SearchX, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { messageOf } from '@/lib/api-error';
import { usePage } from '@/lib/page';
import { pagedQuery } from '@/lib/paged-query';
import { useQueryState } from '@/lib/query-state';
import { useExistingPage } from '@/lib/use-existing-page';
import { useKeepFocus } from '@/lib/use-keep-focus';
import { useListTop } from '@/lib/use-list-top';
import { AsyncView } from '@/ui/async-view';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { EmptyState } from '@/ui/empty-state';
import { BackLink } from '@/ui/page-header';
import { LiveCount } from '@/ui/live-count';
import { Pager } from '@/ui/pager';
import { SearchBox } from '@/ui/search-box';
import { SkeletonTable } from '@/ui/skeleton';
import { useTrash } from '../api/use-trash';
import { people } from '../model/user-words';
import { EraseDialog } from './erase-dialog';
import { TrashTable } from './trash-table';

/** Who was deleted and can still be brought back. */
export function TrashPage() {
  usePage('Trash');
  const [query, change] = useQueryState(pagedQuery);
  const { data, error, isLoading, isValidating, mutate } = useTrash(query);
  const pages = data?.pagination.totalPages;
  useExistingPage(query.page, isLoading ? undefined : pages, change);
  const results = useListTop<HTMLDivElement>(query.page);
  const keepFocus = useKeepFocus(results);
  const [erased, setErased] = useState<TrashedUser>();

  return (
    <>
      <BackLink to="/users" label="Back to users" />
      <Card className="mt-2 max-md:border-0 max-md:bg-transparent max-md:p-0! max-md:shadow-none">
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
          <SearchBox
            label="Search the trash"
            value={query.search}
            debounce={300}
            onChange={(search) => change({ search, page: 1 }, { replace: true })}
            className="basis-full sm:max-w-80 sm:flex-1 sm:basis-56"
          />
          <LiveCount words={data && people(data.pagination.total)} />
        </div>
        <div ref={results} tabIndex={-1} className="mt-3 outline-none">
          <AsyncView
            data={data}
            error={error}
            isLoading={isValidating}
            retry={() => mutate()}
            skeleton={<SkeletonTable rows={6} columns={5} label="Loading the trash..." />}
            isEmpty={({ users }) => users.length === 0}
            empty={
              query.search ? (
                <EmptyState
                  icon={<SearchX size={32} aria-hidden />}
                  title={`Nobody in the trash matches “${query.search}”.`}
                  action={
                    <Button variant="quiet" onClick={() => change({ search: '', page: 1 })}>
                      Clear search
                    </Button>
                  }
                />
              ) : (
                <EmptyState icon={<Trash2 size={32} aria-hidden />} title="The trash is empty.">
                  Whoever is deleted waits here for {TRASH_DAYS} days and can be brought back as
                  they were. After that they are erased for good.
                </EmptyState>
              )
            }
            errorTitle="Failed to load the trash"
            errorMessage={(reason) => messageOf(reason)}
          >
            {({ users }) => (
              <>
                <p className="mb-2 max-w-[75ch] text-s text-ink-soft">
                  Deleted users can be brought back as they were for {TRASH_DAYS} days. After that
                  they are erased for good.
                </p>
                <TrashTable users={users} busy={isLoading} onErase={setErased} onBack={keepFocus} />
              </>
            )}
          </AsyncView>
        </div>
        <Pager
          page={query.page}
          pages={pages ?? 0}
          onPage={(page) => change({ page })}
          label="Pages of the trash"
          className="mt-4"
        />
      </Card>
      {/* Out here, because its list may be empty before it has said what came of it. */}
      <EraseDialog
        user={erased}
        onClose={() => {
          setErased(undefined);
          keepFocus();
        }}
      />
    </>
  );
}
