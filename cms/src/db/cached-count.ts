/** How long a count is used on a server that did not make the change itself, in milliseconds. */
const CACHE_MS = 1000;
const KEPT = 500;

interface Known {
  value: Promise<unknown>;
  /** When the count began, in ms. */
  at: number;
  /** Still being counted. Callers meanwhile wait for the same result. */
  isOpen: boolean;
}

const counts = new Map<string, Known>();

const isGood = ({ isOpen, at }: Known) => isOpen || Date.now() - at < CACHE_MS;

/**
 * A cached count of a subject. Counting is the one part of a page that grows with the table. Concurrent callers
 * therefore share one count, it is cached for a second, and every write to its subject invalidates it.
 */
export async function cached<Counted>(
  subject: string,
  key: string,
  count: () => PromiseLike<Counted>,
): Promise<Counted> {
  const name = `${subject}:${key}`;
  const known = counts.get(name);
  if (known && isGood(known)) return known.value as Promise<Counted>;
  const counting: Known = { value: Promise.resolve(count()), at: Date.now(), isOpen: true };
  counts.delete(name);
  if (counts.size >= KEPT) counts.delete(counts.keys().next().value as string);
  counts.set(name, counting);
  try {
    return (await counting.value) as Counted;
  } catch (error) {
    // The next caller tries again, unless a newer count has replaced this one.
    if (counts.get(name) === counting) counts.delete(name);
    throw error;
  } finally {
    counting.isOpen = false;
  }
}

/** The same for the total of a list. */
export const cachedCount = (
  subject: string,
  key: string,
  count: () => PromiseLike<unknown>,
): Promise<number> =>
  cached(subject, key, async () => {
    const row = (await count()) as { count?: number | string } | undefined;
    return Number(row?.count ?? 0);
  });

/** Call after every write to a subject. */
export function invalidateCounts(subject: string) {
  for (const name of counts.keys()) if (name.startsWith(`${subject}:`)) counts.delete(name);
}
