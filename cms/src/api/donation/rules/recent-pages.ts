import { objectIn, reportedTime } from './reported-text';

/** A limit for a list of pages that never ends. Nobody has this many gifts in the days that are compared. */
const PAGES_MAX = 200;

interface Page {
  transactions: readonly unknown[];
  last: number;
}

const timeOf = (given: unknown): number | null => {
  const { transacted_at, created_at } = objectIn(given);
  const now = new Date();
  return (reportedTime(transacted_at, now) ?? reportedTime(created_at, now))?.getTime() ?? null;
};

const timesOf = ({ transactions }: Page) =>
  transactions.map(timeOf).filter((time) => time !== null);

/**
 * Whether the oldest may come first. The service's documentation names no order (specification/donation.md,
 * Givebutter).
 */
function seemsRising(page: Page): boolean {
  const times = timesOf(page);
  return (times[0] ?? 0) < (times.at(-1) ?? 0);
}

const newest = (page: Page) => Math.max(...timesOf(page), 0);

/**
 * The pages of the service's transactions: the first one, and on from the newest until a page is completely older
 * than the limit or there are no more. If the oldest come first, that starts at the end. A single gift that was
 * entered late does not reverse the list.
 */
export async function* recentPages(
  limit: Date,
  ask: (page: number) => Promise<Page>,
): AsyncGenerator<readonly unknown[]> {
  const isOld = ({ transactions }: Page) =>
    transactions.every((given) => (timeOf(given) ?? Infinity) < limit.getTime());
  const first = await ask(1);
  yield first.transactions;
  const end = first.last > 1 && seemsRising(first) ? await ask(first.last) : undefined;
  const rising = end !== undefined && newest(end) > newest(first);
  if (!rising && isOld(first)) return;
  let { last } = first;
  let page = rising ? last : 2;
  for (let read = 1; read < PAGES_MAX && page > 1 && page <= last; read += 1) {
    const answer = end && page === first.last ? end : await ask(page);
    yield answer.transactions;
    if (isOld(answer)) return;
    // Transactions that arrive meanwhile make more pages, so the last page is updated from each answer.
    if (!rising) ({ last } = answer);
    page += rising ? -1 : 1;
  }
}
