import { viewOf } from '@/lib/api/view-of';
import { usePage } from '@/lib/page';
import { AsyncView } from '@/ui/async-view';
import { SkeletonCards } from '@/ui/skeleton';
import { useSystem } from '../api/system';
import { JobsCard } from './jobs-card';
import { MailsCard } from './mails-card';
import { Problems } from './problems';
import { DataCard, ServerCard } from './server-cards';
import { SlowestCard } from './slowest-card';

/** How the server and everything it needs is, with what is wrong first. */
export function SystemPage() {
  usePage('System');
  return (
    <AsyncView
      {...viewOf(useSystem())}
      skeleton={<SkeletonCards count={4} label="Loading the server’s status..." />}
      errorTitle="Failed to load the server’s status"
    >
      {(state) => (
        <div className="grid gap-4">
          <Problems problems={state.problems} checkedAt={state.checkedAt} />
          <div className="grid gap-4 lg:grid-cols-2">
            <ServerCard state={state} />
            <DataCard state={state} />
          </div>
          <MailsCard mails={state.mails} checkedAt={state.checkedAt} />
          <JobsCard jobs={state.jobs} backlogs={state.backlogs} />
          <SlowestCard slowest={state.slowest} />
        </div>
      )}
    </AsyncView>
  );
}
