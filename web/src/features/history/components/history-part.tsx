import { History } from 'lucide-react';
import { useState } from 'react';
import { EmptyState } from '@/ui/empty-state';
import { Pager } from '@/ui/pager';
import { useExistingPage } from '@/lib/use-existing-page';
import { useListTop } from '@/lib/use-list-top';
import { useHistory } from '../api/use-history';
import type { Point } from '../model/history-words';
import { HistoryList } from './history-list';

const SHOWN = 10;

/** What happened to one person or trust, a page at a time. */
export function HistoryPart({ kind, about }: Point) {
  const [page, setPage] = useState(1);
  const history = useHistory({ kind, about, page, limit: SHOWN });
  const pages = history.data?.pagination.totalPages;
  useExistingPage(page, history.isLoading ? undefined : pages, ({ page: last }) => setPage(last));
  const list = useListTop<HTMLDivElement>(page);
  return (
    <>
      <div ref={list}>
        <HistoryList
          history={history}
          from={{ kind, about }}
          empty={
            <EmptyState icon={<History size={32} aria-hidden />} title="Nothing has changed yet.">
              {kind === 'trust'
                ? 'Changes to this trust and its people show here, with who made them and when.'
                : 'Changes to this person show here, with who made them and when.'}
            </EmptyState>
          }
        />
      </div>
      <Pager
        page={page}
        pages={pages ?? 0}
        onPage={setPage}
        label="Pages of the history"
        className="mt-3"
      />
    </>
  );
}
