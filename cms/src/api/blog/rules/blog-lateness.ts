import type { Moment } from '../../../text/moment';

/** A blog whose publish time has come. */
interface Due {
  documentId: string;
  publishAt: Moment;
}

const MINUTE_MS = 60_000;
const WAIT_MAX_MS = 6 * 60 * MINUTE_MS;

/**
 * How long a blog waits after this many tries, in milliseconds: a minute at first, then twice as long each time, up
 * to six hours.
 */
export const waitAfter = (tries: number): number =>
  Math.min(WAIT_MAX_MS, MINUTE_MS * 2 ** Math.max(0, tries - 1));

/**
 * Tracks which blogs could not be published and when they are tried again. A new publish time starts over. A server
 * that restarts tries them at once; each of several servers counts for itself, and an additional try does no harm.
 */
export function lateness() {
  const tried = new Map<string, { hour: number; tries: number; next: number }>();
  const publishTimeOf = ({ publishAt }: Due) => new Date(publishAt).getTime();

  return {
    /** The due blogs whose turn it is. Those that are no longer due are dropped from the record. */
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
