import { lazy, Suspense } from 'react';
import type { Point } from '../model/history-words';
import { HistorySkeleton } from './history-skeleton';

const HistoryPart = lazy(async () => ({
  default: (await import('./history-part')).HistoryPart,
}));

/** The history of one person or trust, within a page or dialog. Its code comes when it is shown. */
export function HistoryOf({ kind, about }: Point) {
  return (
    <Suspense fallback={<HistorySkeleton rows={4} />}>
      <HistoryPart key={`${kind} ${about}`} kind={kind} about={about} />
    </Suspense>
  );
}
