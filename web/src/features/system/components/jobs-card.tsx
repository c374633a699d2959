import type { JobState, SystemState } from '@hearthside/contract/system/state';
import { Play } from 'lucide-react';
import { messageOf } from '@/lib/api/api-error';
import { formatAgo, formatDateTime } from '@/lib/dates';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { Card, CardTitle } from '@/ui/card';
import { OwnWords } from '@/ui/email-text';
import { DataTable, type Column } from '@/ui/lists/table';
import { toast } from '@/ui/toast/toast';
import { useRunJob } from '../api/system';
import { durationWords, redFirst, RESULTS } from '../model/system-words';

const COLUMNS: Column<JobState>[] = [
  { id: 'what', header: 'Job', primary: true, cell: ({ what }) => what },
  {
    id: 'result',
    header: 'Last run',
    cell: ({ result, problem }) => (
      <>
        <Badge tone={RESULTS[result].tone}>{RESULTS[result].label}</Badge>
        {problem && (
          <span className="block text-s text-ink-soft">
            <OwnWords text={problem} />
          </span>
        )}
      </>
    ),
  },
  {
    id: 'when',
    header: 'When',
    cell: ({ startedAt, durationMs, server }) => (
      <>
        {startedAt ? formatAgo(startedAt) : 'Never'}
        {durationMs !== null && (
          <span className="block text-s text-ink-soft">
            {durationWords(durationMs)}
            {server && ` on ${server}`}
          </span>
        )}
      </>
    ),
  },
  {
    id: 'next',
    header: 'Next',
    cell: ({ every, nextAt }) => (every === 'minute' ? 'Each minute' : formatDateTime(nextAt)),
  },
  {
    id: 'run',
    header: 'Actions',
    cell: (job) => (job.every === 'night' ? <RunNow job={job} /> : null),
  },
];

/** What the server does by itself, with what failed first. */
export function JobsCard({ jobs, backlogs }: Pick<SystemState, 'jobs' | 'backlogs'>) {
  return (
    <Card>
      <CardTitle>Jobs</CardTitle>
      <DataTable
        caption="Jobs"
        columns={COLUMNS}
        rows={redFirst(jobs)}
        rowKey={({ name }) => name}
        cardsTo="md"
      />
      {backlogs.map(({ name, what, waiting, oldestAt }) => (
        <p key={name} className="mt-3 text-s text-ink-soft">
          {what}: {waiting === 0 ? 'none waiting' : `${waiting} waiting`}
          {oldestAt && `, the oldest since ${formatDateTime(oldestAt)}`}.
        </p>
      ))}
    </Card>
  );
}

function RunNow({ job: { name, what, result } }: { job: JobState }) {
  const { trigger: run, isMutating } = useRunJob();
  const start = async () => {
    try {
      await run({ name });
      toast.success(`Started: ${what}`);
    } catch (error) {
      toast.error(messageOf(error));
    }
  };
  return (
    <Button
      variant="quiet"
      size="s"
      icon={<Play size={18} aria-hidden />}
      busy={isMutating || result === 'running'}
      busyLabel="Running..."
      aria-label={`Run now: ${what}`}
      onClick={() => void start()}
    >
      Run now
    </Button>
  );
}
