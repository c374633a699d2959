import type { historyEndpoints } from '@hearthside/contract/history';
import type { Answer } from '@hearthside/contract/endpoint';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { SWRResponse } from 'swr';
import { messageOf } from '@/lib/api-error';
import { AsyncView } from '@/ui/async-view';
import type { Point } from '../model/history-words';
import { HistoryRow } from './history-row';
import { HistorySkeleton } from './history-skeleton';

export interface HistoryListProps {
  history: SWRResponse<Answer<(typeof historyEndpoints)['list']>, unknown>;
  empty: ReactNode;
  /** Whose history this is, where it is of one person or trust. */
  from?: Point;
}

/** What happened, the newest first, in its four states. */
export function HistoryList({ history, empty, from }: HistoryListProps) {
  return (
    <AsyncView
      data={history.data?.entries}
      error={history.error}
      isLoading={history.isValidating}
      retry={() => history.mutate()}
      skeleton={<HistorySkeleton rows={from ? 4 : 10} />}
      empty={empty}
      errorTitle="Failed to load the history"
      errorMessage={(error) => messageOf(error)}
    >
      {(entries) => (
        <ol
          aria-busy={history.isLoading || undefined}
          className={clsx('divide-y divide-line', history.isLoading && 'opacity-60')}
        >
          {entries.map((entry) => (
            <li key={entry.id}>
              <HistoryRow entry={entry} from={from} />
            </li>
          ))}
        </ol>
      )}
    </AsyncView>
  );
}
