import { objectIn, saidTime } from './said-text';

/** Nobody has so many gifts in the days that are looked at; an end for pages that have none. */
const PAGES_MAX = 200;

interface Page {
  transactions: readonly unknown[];
  last: number;
}

const timeOf = (given: unknown): number | null => {
  const { transacted_at, created_at } = objectIn(given);
  const now = new Date();
  return (saidTime(transacted_at, now) ?? saidTime(created_at, now))?.getTime() ?? null;
};

/** Whether the oldest come first; the service's documents name no order (givebutter.md). */
function isRising({ transactions }: Page): boolean {
  const times = transactions.map(timeOf).filter((time) => time !== null);
  return (times[0] ?? 0) < (times.at(-1) ?? 0);
}

/**
 * The pages of the service's transactions, from the newest on, until one is wholly older than the limit, or there
 * are no more. Where the oldest come first it is begun at the end.
 */
export async function* recentPages(
  limit: Date,
  ask: (page: number) => Promise<Page>,
): AsyncGenerator<readonly unknown[]> {
  const isOld = ({ transactions }: Page) =>
    transactions.every((given) => (timeOf(given) ?? Infinity) < limit.getTime());
  const first = await ask(1);
  const rising = first.last > 1 && isRising(first);
  const step = rising ? -1 : 1;
  let page = rising ? first.last : 1;
  let { last } = first;
  for (let read = 0; read < PAGES_MAX && page >= 1 && page <= last; read += 1) {
    const answer = page === 1 ? first : await ask(page);
    yield answer.transactions;
    if (isOld(answer)) return;
    // What comes in meanwhile makes more pages, of which the last is told anew.
    if (!rising) ({ last } = answer);
    page += step;
  }
}
