import { History, SearchX } from 'lucide-react';
import { usePage } from '@/lib/page';
import { pagedQuery } from '@/lib/paged-query';
import { useQueryState } from '@/lib/query-state';
import { useExistingPage } from '@/lib/use-existing-page';
import { useListTop } from '@/lib/use-list-top';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { EmptyState } from '@/ui/empty-state';
import { BackLink } from '@/ui/page-header';
import { LiveCount } from '@/ui/live-count';
import { Pager } from '@/ui/pager';
import { SearchBox } from '@/ui/search-box';
import { useHistory } from '../api/use-history';
import { entries } from '../model/history-words';
import { HistoryList } from './history-list';

const SHOWN = 20;

/** Who changed what about people and trusts, the newest first. */
export function HistoryPage() {
  usePage('History');
  const [query, change] = useQueryState(pagedQuery);
  const history = useHistory({ ...query, limit: SHOWN });
  const pages = history.data?.pagination.totalPages;
  useExistingPage(query.page, history.isLoading ? undefined : pages, change);
  const list = useListTop<HTMLDivElement>(query.page);
  return (
    <>
      <BackLink to="/users" label="Back to users" />
      <Card className="mt-2 max-w-200">
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
          <SearchBox
            label="Search the history by name"
            placeholder="Search by name..."
            value={query.search}
            debounce={300}
            onChange={(search) => change({ search, page: 1 }, { replace: true })}
            className="basis-full sm:max-w-80 sm:flex-1 sm:basis-56"
          />
          <LiveCount words={history.data && entries(history.data.pagination.total)} />
        </div>
        <div ref={list} className="mt-2">
          <HistoryList
            history={history}
            empty={
              query.search ? (
                <EmptyState
                  icon={<SearchX size={32} aria-hidden />}
                  title={`Nothing in the history matches “${query.search}”.`}
                  action={
                    <Button variant="quiet" onClick={() => change({ search: '', page: 1 })}>
                      Clear search
                    </Button>
                  }
                />
              ) : (
                <EmptyState
                  icon={<History size={32} aria-hidden />}
                  title="Nothing has changed yet."
                >
                  Every change to people and trusts is written down here, with who made it and when.
                </EmptyState>
              )
            }
          />
        </div>
        <Pager
          page={query.page}
          pages={pages ?? 0}
          onPage={(page) => change({ page })}
          label="Pages of the history"
          className="mt-3"
        />
      </Card>
    </>
  );
}
