import { BULK_KEPT_DAYS, BULK_TEXTS, type BulkTask } from '@hearthside/contract/member/bulk';
import { memberPages } from '@hearthside/contract/member/pages';
import { ListChecks } from 'lucide-react';
import { useEffect } from 'react';
import { messageOf } from '@/lib/api/api-error';
import { formatDateTime } from '@/lib/dates';
import { usePage } from '@/lib/page';
import { pagedQuery } from '@/lib/paged-query';
import { useQueryState } from '@/lib/query-state';
import { usePagedList } from '@/lib/use-paged-list';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { EmptyState } from '@/ui/lists/empty-state';
import { PagedList } from '@/ui/lists/paged-list';
import { BackLink } from '@/ui/page-header';
import { SkeletonText } from '@/ui/skeleton';
import { toast } from '@/ui/toast/toast';
import { bulkName } from '../../model/bulk-words';
import { useTasks, useUndoTask } from '../api/bulk';
import { useTaskNow, useWatchTask } from '../api/watch-task';
import { BulkReport } from './bulk-report';

/** What the admin has done with many users at once: how far it is, whom it has not done, and Undo. */
export function TasksPage() {
  usePage('Tasks');
  const [query, change] = useQueryState(pagedQuery);
  const answer = useTasks({ page: query.page });
  const list = usePagedList(query.page, change, answer);
  return (
    <>
      <BackLink to={memberPages.users} label="Back to users" />
      <PagedList
        list={list}
        name="tasks"
        className="mt-2"
        skeleton={
          <Card>
            <SkeletonText lines={6} label="Loading the tasks..." />
          </Card>
        }
        empty={
          <Card>
            <EmptyState icon={<ListChecks size={32} aria-hidden />} title="No tasks yet.">
              Tasks you run on selected users are listed here for {BULK_KEPT_DAYS} days.
            </EmptyState>
          </Card>
        }
      >
        {({ tasks }) => (
          <ul aria-label="Tasks" className="grid gap-4">
            {tasks.map((task) => (
              <TaskCard
                key={task.id}
                first={task}
                onUndone={() => {
                  void answer.mutate();
                  // The pressed button disappears.
                  list.keepFocus();
                }}
              />
            ))}
          </ul>
        )}
      </PagedList>
    </>
  );
}

function TaskCard({ first, onUndone }: { first: BulkTask; onUndone: () => void }) {
  const task = useTaskNow(first);
  const watch = useWatchTask();
  const { trigger, isMutating } = useUndoTask();
  useEffect(() => {
    if (first.state === 'running') watch(first).catch(() => undefined);
  }, [first, watch]);
  const undo = async () => {
    try {
      await trigger({ id: task.id });
      onUndone();
    } catch (error) {
      toast.error(messageOf(error, BULK_TEXTS.cannotUndo));
    }
  };
  return (
    <Card as="li">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div>
          <h2 className="font-body text-m font-[650] tracking-normal">{bulkName(task)}</h2>
          <p className="text-s text-ink-soft">{formatDateTime(task.startedAt)}</p>
        </div>
        {task.canUndo && (
          <Button
            variant="quiet"
            busy={isMutating}
            busyLabel="Undoing..."
            onClick={() => void undo()}
          >
            Undo
          </Button>
        )}
      </div>
      <BulkReport task={task} />
    </Card>
  );
}
