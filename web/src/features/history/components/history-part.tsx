import { kindOfObject } from '@hearthside/contract/history/kinds';
import { History } from 'lucide-react';
import { useState } from 'react';
import { usePagedList } from '@/lib/use-paged-list';
import { EmptyState } from '@/ui/lists/empty-state';
import { PagedList } from '@/ui/lists/paged-list';
import { useHistory } from '../api/history';
import type { Point } from '../model/history-words';
import { HistoryList } from './history-list';
import { HistorySkeleton } from './history-skeleton';

const SHOWN = 10;

/** The history of one person, trust or pet, one page at a time. */
export function HistoryPart({ kind, about }: Point) {
  const [query, setQuery] = useState({ page: 1 });
  const history = useHistory({ kind, about, ...query, limit: SHOWN });
  const list = usePagedList(query.page, setQuery, history);
  return (
    <PagedList
      list={list}
      name="the history"
      skeleton={<HistorySkeleton rows={4} />}
      empty={
        <EmptyState icon={<History size={32} aria-hidden />} title="Nothing has changed yet.">
          Changes to {kindOfObject(kind).thisOne} appear here, with the date and who made them.
        </EmptyState>
      }
    >
      {({ entries }) => <HistoryList entries={entries} busy={list.busy} from={{ kind, about }} />}
    </PagedList>
  );
}
