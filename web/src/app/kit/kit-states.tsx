import { useState } from 'react';
import { AsyncView } from '@/ui/async-view';
import { Button } from '@/ui/button';
import { Card, CardTitle } from '@/ui/card';
import { Notice } from '@/ui/notice';
import { NoMatch } from '@/ui/lists/no-match';
import { Progress } from '@/ui/progress';
import { SkeletonCards, SkeletonTable, SkeletonText } from '@/ui/skeleton';
import { Spinner } from '@/ui/spinner';
import { Tabs } from '@/ui/lists/tabs';
import { KitRow, KitSection } from './kit-section';

const states = {
  loading: { data: undefined, error: undefined },
  empty: { data: [] as string[], error: undefined },
  error: { data: undefined, error: new Error('The server did not answer.') },
  stale: { data: ['Theo Okafor'], error: new Error('Offline') },
  full: { data: ['Theo Okafor', 'Lena Novak'], error: undefined },
};
type StateName = keyof typeof states;

/** The four states of a list, notices and progress. */
export function KitStates() {
  const [state, setState] = useState<StateName>('empty');
  const view = (
    <AsyncView
      {...states[state]}
      retry={() => setState('full')}
      errorTitle="Failed to load users"
      skeleton={<SkeletonTable rows={3} columns={4} />}
      empty={
        <NoMatch title="No users found matching your search." onClear={() => setState('full')} />
      }
    >
      {(names) => (
        <ul className="grid gap-2">
          {names.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      )}
    </AsyncView>
  );
  return (
    <KitSection id="states" title="States">
      <Card>
        <Tabs
          label="State of the list"
          value={state}
          onChange={(id) => setState(id as StateName)}
          items={Object.keys(states).map((id) => ({
            id,
            label: id[0]?.toUpperCase() + id.slice(1),
            content: view,
          }))}
        />
      </Card>
      <SkeletonCards count={3} />
      <Card className="grid gap-5">
        <CardTitle as="h3">Progress</CardTitle>
        <SkeletonText />
        <Progress label="Uploading care-plan.pdf" value={64} showText />
        <Progress label="Preparing the export" showText />
        <KitRow>
          <Spinner label="Loading" />
        </KitRow>
      </Card>
      <div className="grid gap-3">
        <Notice>Amara usually answers within a day.</Notice>
        <Notice tone="good" title="Saved">
          Your address was changed.
        </Notice>
        <Notice
          tone="warn"
          title="Someone else changed this pet"
          action={
            <Button size="s" variant="quiet">
              Compare
            </Button>
          }
        >
          What you typed is kept. Look at both before you save.
        </Notice>
        <Notice tone="bad" title="Could not be sent" onDismiss={() => {}}>
          You are offline.
        </Notice>
      </div>
    </KitSection>
  );
}
