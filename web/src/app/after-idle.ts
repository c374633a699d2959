const idle = () =>
  new Promise<void>((resolve) =>
    'requestIdleCallback' in window
      ? // eslint-disable-next-line compat/compat -- asked for in the line before
        window.requestIdleCallback(() => resolve(), { timeout: 10_000 })
      : setTimeout(resolve, 3000),
  );

/** Fetches and starts what nobody waits for, once the page is idle. */
export async function startAfterIdle(): Promise<void> {
  await idle();
  // Where this code can't be had, the portal works without it.
  const tasks = await import('./idle-tasks').catch(() => undefined);
  tasks?.startIdleTasks();
}
