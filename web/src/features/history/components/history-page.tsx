import { memberPages } from '@hearthside/contract/member/pages';
import { History } from 'lucide-react';
import { usePage } from '@/lib/page';
import { pagedQuery } from '@/lib/paged-query';
import { useQueryState } from '@/lib/query-state';
import { useSearchedList } from '@/lib/use-searched-list';
import { EmptyState } from '@/ui/lists/empty-state';
import { BackLink } from '@/ui/page-header';
import { SearchedList } from '@/ui/lists/searched-list';
import { useHistory } from '../api/history';
import { entries } from '../model/history-words';
import { HistoryList } from './history-list';
import { HistorySkeleton } from './history-skeleton';

const SHOWN = 20;

/** Who changed what about people, trusts and pets, newest first. */
export function HistoryPage() {
  usePage('History');
  const [query, change] = useQueryState(pagedQuery);
  const list = useSearchedList(query, change, useHistory({ ...query, limit: SHOWN }));
  return (
    <>
      <BackLink to={memberPages.users} label="Back to users" />
      <SearchedList
        list={list}
        name="the history"
        frame="always"
        className="mt-2 max-w-200"
        searchLabel="Search the history by name"
        placeholder="Search by name..."
        count={entries}
        skeleton={<HistorySkeleton rows={10} />}
        noMatch={`Nothing in the history matches “${query.search}”.`}
        empty={
          <EmptyState icon={<History size={32} aria-hidden />} title="Nothing has changed yet.">
            Every change to people, trusts and pets is written down here, with who made it and when.
          </EmptyState>
        }
      >
        {(page) => <HistoryList entries={page.entries} busy={list.busy} />}
      </SearchedList>
    </>
  );
}
