import type { HistoryEntry } from '@hearthside/contract/history/endpoints';
import clsx from 'clsx';
import type { Point } from '../model/history-words';
import { HistoryRow } from './history-row';

export interface HistoryListProps {
  entries: readonly HistoryEntry[];
  /** Other entries are loading. */
  busy: boolean;
  /** The person or trust whose history this is, if it is one. */
  from?: Point;
  /** Set if the viewer may not open people and trusts: their names are not links. */
  plain?: boolean;
}

/** What happened, newest first. */
export function HistoryList({ entries, busy, from, plain }: HistoryListProps) {
  return (
    <ol
      aria-label="History entries"
      aria-busy={busy || undefined}
      className={clsx('divide-y divide-line', busy && 'opacity-60')}
    >
      {entries.map((entry) => (
        <li key={entry.id}>
          <HistoryRow entry={entry} from={from} plain={plain} />
        </li>
      ))}
    </ol>
  );
}
