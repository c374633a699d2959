/** A blog whose hour has come. */
interface Due {
  documentId: string;
  publishAt: string | number | Date;
}

const MINUTE_MS = 60_000;
const WAIT_MAX_MS = 6 * 60 * MINUTE_MS;

/** How long a blog waits after so many tries: a minute at first, then twice as long each time, up to six hours. */
export const waitAfter = (tries: number): number =>
  Math.min(WAIT_MAX_MS, MINUTE_MS * 2 ** Math.max(0, tries - 1));

/**
 * Remembers which blogs could not be brought out and when they are tried again. Another hour is another beginning. A
 * server that starts anew tries them at once; of several each has its own count, and a try too many does no harm.
 */
export function lateness() {
  const tried = new Map<string, { hour: number; tries: number; next: number }>();
  const publishTimeOf = ({ publishAt }: Due) => new Date(publishAt).getTime();

  return {
    /** Those of the due ones whose turn it is; what is not due any more is forgotten. */
    those<Blog extends Due>(due: readonly Blog[], now: Date): Blog[] {
      const hours = new Map(due.map((blog) => [blog.documentId, publishTimeOf(blog)]));
      for (const [id, { hour }] of tried) if (hours.get(id) !== hour) tried.delete(id);
      return due.filter(({ documentId }) => (tried.get(documentId)?.next ?? 0) <= now.getTime());
    },

    failed(blog: Due, now: Date) {
      const tries = (tried.get(blog.documentId)?.tries ?? 0) + 1;
      const next = now.getTime() + waitAfter(tries);
      tried.set(blog.documentId, { hour: publishTimeOf(blog), tries, next });
    },
  };
}
