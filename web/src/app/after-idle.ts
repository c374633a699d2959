import { isAsking } from '@/lib/api/transport';
import { busyWhile, idle } from '@/ui/idle';

/** Fetches and starts what nobody waits for, once the page is idle. */
export async function startAfterIdle(): Promise<void> {
  busyWhile(isAsking);
  await idle();
  // Where this code can't be had, the portal works without it.
  const tasks = await import('./idle-tasks').catch(() => undefined);
  tasks?.startIdleTasks();
}
