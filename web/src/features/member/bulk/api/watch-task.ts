import type { BulkTask } from '@hearthside/contract/member/bulk';
import { useCallback } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { AbortedError, ApiError } from '@/lib/api/api-error';
import { useInvalidate } from '@/lib/api/swr-config';
import { whenLeft } from '@/lib/drafts/draft-owner';
import { bulk } from './bulk';

/** How often a running task is asked how far it is, in milliseconds. */
const WATCHED_MS = 700;

/** The tasks that are watched now, by their ids. They are watched once, however many places show them. */
const watched = new Map<number, Promise<BulkTask>>();
// A task of the member before is nobody's business here.
whenLeft(() => watched.clear());

async function untilEnded(first: BulkTask, onState: (task: BulkTask) => void): Promise<BulkTask> {
  let task = first;
  while (task.state === 'running') {
    await new Promise((resolve) => setTimeout(resolve, WATCHED_MS));
    if (!watched.has(first.id)) throw new AbortedError();
    try {
      task = await bulk.task({ id: first.id });
      onState(task);
    } catch (error) {
      // The connection may come back. A refusal would be the same the next time.
      if (error instanceof ApiError && error.status < 500) throw error;
    }
  }
  return task;
}

/**
 * Returns a function that watches a task until it has ended, also after the component that called it is gone. Then
 * everything that the task may have changed is requested again. It rejects if the task can no longer be asked for.
 */
export function useWatchTask(): (task: BulkTask) => Promise<BulkTask> {
  const { mutate } = useSWRConfig();
  const invalidate = useInvalidate();
  return useCallback(
    (first) => {
      const show = (task: BulkTask) =>
        void mutate(bulk.task.key({ id: task.id }), task, { revalidate: false });
      const watching = watched.get(first.id) ?? untilEnded(first, show);
      if (!watched.has(first.id)) {
        watched.set(first.id, watching);
        const end = () => {
          if (watched.delete(first.id))
            void invalidate('member', 'trust', 'history', 'pet', 'inbox');
        };
        watching.then(end, end);
      }
      return watching;
    },
    [mutate, invalidate],
  );
}

/** How far a task is that is being watched. */
export function useTaskNow(first: BulkTask): BulkTask {
  const { data = first } = useSWR(bulk.task.key({ id: first.id }), null);
  // One that had ended before is as the list says: it may have been undone since it was watched.
  return first.state === 'running' ? data : first;
}
