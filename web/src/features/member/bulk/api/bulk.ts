import { bulkEndpoints, type BulkTask } from '@hearthside/contract/member/bulk';
import { trustEndpoints } from '@hearthside/contract/trust/endpoints';
import { useEffect, useRef } from 'react';
import useSWR from 'swr';
import { resource } from '@/lib/api/resource';
import { useInvalidate } from '@/lib/api/swr-config';

const bulk = resource('member', bulkEndpoints);
const trusts = resource('trust', trustEndpoints);

/** How often a running task is asked how far it is, in milliseconds. */
const WATCHED_MS = 700;

export const useStartTask = bulk.startTask.mutation();
export const useUndoTask = bulk.undoTask.mutation();
export const useTasks = bulk.tasks.query();
export const useRefusals = bulk.taskRefusals.query();

/** Trusts by name, to choose one of them. */
export const useTrustsFound = trusts.list.query();

/** A task, asked again until it has ended. Then everything that it may have changed is requested again. */
export function useTask(first: BulkTask, onEnd: (task: BulkTask) => void) {
  const invalidate = useInvalidate();
  const isWatched = first.state === 'running';
  const { data = first } = useSWR(
    isWatched ? bulk.task.key({ id: first.id }) : null,
    () => bulk.task({ id: first.id }),
    {
      refreshInterval: (task) => (task === undefined || task.state === 'running' ? WATCHED_MS : 0),
    },
  );
  const latest = useRef(onEnd);
  const isTold = useRef(false);
  useEffect(() => {
    latest.current = onEnd;
  });
  useEffect(() => {
    if (data.state === 'running' || isTold.current) return;
    isTold.current = true;
    if (isWatched) void invalidate('member', 'trust', 'history', 'pet', 'inbox');
    latest.current(data);
  }, [data, invalidate, isWatched]);
  return { task: data };
}
