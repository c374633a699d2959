import { latePart } from '@/ui/late-part';
import { AsyncView } from '@/ui/async-view';
import type { HistoryListProps } from './history-list';
import { HistorySkeleton } from './history-skeleton';

const useHistoryList = latePart(async () => (await import('./history-list')).HistoryList);

/** History entries that another subject has loaded itself. The code loads when this is shown. */
export function HistoryLines(props: HistoryListProps) {
  return (
    <AsyncView
      {...useHistoryList()}
      skeleton={<HistorySkeleton rows={4} />}
      errorTitle="The history could not be shown"
      errorMessage={() => 'Check your connection and try again.'}
    >
      {(HistoryList) => <HistoryList {...props} />}
    </AsyncView>
  );
}
