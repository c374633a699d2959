import { AsyncView } from '@/ui/async-view';
import { latePart } from '@/ui/late-part';
import type { Point } from '../model/history-words';
import { HistorySkeleton } from './history-skeleton';

const useHistoryPart = latePart(async () => (await import('./history-part')).HistoryPart);

/** The history of one person or trust, in a page or dialog. The code loads when this is shown. */
export function HistoryOf({ kind, about }: Point) {
  return (
    <AsyncView
      {...useHistoryPart()}
      skeleton={<HistorySkeleton rows={4} />}
      errorTitle="The history could not be shown"
      errorMessage={() => 'Check your connection and try again.'}
    >
      {(HistoryPart) => <HistoryPart key={`${kind} ${about}`} kind={kind} about={about} />}
    </AsyncView>
  );
}
