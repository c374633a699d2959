import { lazy, Suspense } from 'react';
import type { Point } from '../model/history-words';
import { HistorySkeleton } from './history-skeleton';

const HistoryPart = lazy(async () => ({
  default: (await import('./history-part')).HistoryPart,
}));

/** The history of one person or trust, in a page or dialog. The code loads when this is shown. */
export function HistoryOf({ kind, about }: Point) {
  return (
    <Suspense fallback={<HistorySkeleton rows={4} />}>
      <HistoryPart key={`${kind} ${about}`} kind={kind} about={about} />
    </Suspense>
  );
}
