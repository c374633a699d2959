/** Whether an error means that a piece of code could not be fetched. Each browser words it differently. */
export function isCodeUnavailable(error: unknown): boolean {
  const message = error instanceof Error ? error.message : '';
  return /dynamically imported module|Importing a module script failed|preload CSS/i.test(message);
}

/** Whether the server answers, so that reloading makes sense. */
export const isServerThere = (): Promise<boolean> =>
  fetch('/api/health', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
