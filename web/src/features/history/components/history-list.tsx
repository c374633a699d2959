import type { HistoryEntry } from '@hearthside/contract/history/endpoints';
import clsx from 'clsx';
import type { Point } from '../model/history-words';
import { HistoryRow } from './history-row';

export interface HistoryListProps {
  entries: readonly HistoryEntry[];
  /** Others are on their way. */
  busy: boolean;
  /** Whose history this is, where it is of one person or trust. */
  from?: Point;
  /** The reader may not look people and trusts up: their names lead nowhere. */
  plain?: boolean;
}

/** What happened, the newest first. */
export function HistoryList({ entries, busy, from, plain }: HistoryListProps) {
  return (
    <ol
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
