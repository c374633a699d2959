import { historyPages } from '@hearthside/contract/history/pages';
import { HistoryLines, HistorySkeleton } from '@/features/history';
import { viewOf } from '@/lib/api/view-of';
import { AsyncView } from '@/ui/async-view';
import { Card, CardTitle } from '@/ui/card';
import { useLatestChanges } from '../api/home';
import { changesWords } from '../model/home-words';
import { HomeLink } from './home-link';

/** How many changes are told. */
const TOLD = 5;

/** What has changed since yesterday, the newest first, for those who may read the history. */
export function ChangesCard({ changed, link }: { changed: number; link: string }) {
  const latest = useLatestChanges({ limit: Math.min(changed, TOLD), signIns: 'false' });
  return (
    <Card aria-labelledby="changes">
      <CardTitle id="changes">Since yesterday</CardTitle>
      <AsyncView
        {...viewOf(latest)}
        skeleton={<HistorySkeleton rows={4} />}
        errorTitle="The history could not be shown"
      >
        {({ entries }) => (
          <HistoryLines
            // What was there before and after is in the history itself.
            entries={entries.map((entry) => ({ ...entry, changes: [], reason: '' }))}
            busy={false}
          />
        )}
      </AsyncView>
      {/* A server from before does not say which days it counts. */}
      <HomeLink to={link || historyPages.list}>{changesWords(changed)}</HomeLink>
    </Card>
  );
}
