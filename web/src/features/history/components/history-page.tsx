import { SIGN_INS_KEPT_DAYS } from '@hearthside/contract/history/endpoints';
import { memberPages } from '@hearthside/contract/member/pages';
import { Download, History } from 'lucide-react';
import { useRef } from 'react';
import { AbortedError, messageOf } from '@/lib/api/api-error';
import { usePage } from '@/lib/page';
import { useQueryState } from '@/lib/query-state';
import { useSearchedList } from '@/lib/use-searched-list';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/lists/empty-state';
import { ExportProgress } from '@/ui/lists/export-progress';
import { NoMatch } from '@/ui/lists/no-match';
import { SearchedList } from '@/ui/lists/searched-list';
import { BackLink } from '@/ui/page-header';
import { toast } from '@/ui/toast/toast';
import { useHistory, useHistoryExport } from '../api/history';
import {
  entriesShown,
  historyQuery,
  isFiltered,
  UNFILTERED,
  type HistoryQuery,
} from '../model/history-query';
import { HistoryFilters } from './history-filters';
import { HistoryList } from './history-list';
import { HistorySkeleton } from './history-skeleton';

const SHOWN = 20;

/** Exports what the filters show, and reports the result. */
function useExportPress(query: HistoryQuery) {
  const { progress, run, cancel } = useHistoryExport();
  const press = async () => {
    try {
      const rows = await run(query);
      toast.success(
        `${rows === 1 ? '1 entry' : `${rows.toLocaleString('en-US')} entries`} exported`,
      );
    } catch (error) {
      if (error instanceof AbortedError) return;
      toast.error(messageOf(error, 'Failed to export the history'));
    }
  };
  return { progress, press, cancel };
}

/** The audit: who did what over all subjects, newest first. */
export function HistoryPage() {
  usePage('History');
  const [query, change] = useQueryState(historyQuery);
  const { name: _name, ...asked } = query;
  const list = useSearchedList(query, change, useHistory({ ...asked, limit: SHOWN }));
  const exporting = useExportPress(query);
  const exportButton = useRef<HTMLButtonElement>(null);
  const nothing = (
    <NoMatch
      title="Nothing in the history matches."
      onClear={() => change(UNFILTERED)}
      clearLabel="Clear all filters"
    />
  );
  return (
    <>
      <BackLink to={memberPages.users} label="Back to users" />
      {exporting.progress && (
        <ExportProgress
          progress={exporting.progress}
          onCancel={() => {
            exportButton.current?.focus();
            exporting.cancel();
          }}
        />
      )}
      <SearchedList
        list={list}
        name="the history"
        frame="always"
        className="mt-3 max-w-200"
        searchLabel="Search the history by name"
        placeholder="Search by name..."
        count={entriesShown}
        filters={
          <HistoryFilters query={query} onChange={(patch) => change(patch, { replace: true })} />
        }
        actions={
          <Button
            ref={exportButton}
            variant="quiet"
            icon={<Download size={18} aria-hidden />}
            disabled={!list.total}
            busy={exporting.progress !== undefined}
            onClick={() => void exporting.press()}
          >
            Export
          </Button>
        }
        skeleton={<HistorySkeleton rows={10} />}
        noMatch={nothing}
        empty={
          isFiltered(query) ? (
            nothing
          ) : (
            <EmptyState icon={<History size={32} aria-hidden />} title="Nothing has changed yet.">
              Every change to people, trusts and pets is written down here, with who made it and
              when.
            </EmptyState>
          )
        }
      >
        {(page) => <HistoryList entries={page.entries} busy={list.busy} />}
      </SearchedList>
      <p className="mt-3 max-w-200 text-s text-ink-soft">
        Sign-ins are kept for {SIGN_INS_KEPT_DAYS} days; everything else is kept permanently. Each
        entry is linked to the one before it, so later changes or removals are detected. See System
        for the latest check.
      </p>
    </>
  );
}
