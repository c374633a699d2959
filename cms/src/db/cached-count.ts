import type { Core } from '@strapi/strapi';
import { afterCommit } from './after-commit';

/** How long a count is used on a server that did not make the change itself, in milliseconds. */
const CACHE_MS = 1000;
/** A count that took long is used for this many times as long as it took, so that counting is never most of the work. */
const TIMES_ITS_COST = 20;
const CACHE_MS_MAX = 5000;
const KEPT = 500;

interface Known {
  value: Promise<unknown>;
  /** When the count began, in ms. */
  at: number;
  /** How long it is used from then on, in ms. */
  goodFor: number;
  /** Still being counted. Callers meanwhile wait for the same result. */
  isOpen: boolean;
}

const counts = new Map<string, Known>();

const isGood = ({ isOpen, at, goodFor }: Known) => isOpen || Date.now() - at < goodFor;

/**
 * A cached count of a subject. Counting is the one part of a page that grows with the table. Concurrent callers
 * therefore share one count, it is cached for a second or a few, and every write to its subject invalidates it.
 */
export async function cached<Counted>(
  subject: string,
  key: string,
  count: () => PromiseLike<Counted>,
): Promise<Counted> {
  const name = `${subject}:${key}`;
  const known = counts.get(name);
  if (known && isGood(known)) return known.value as Promise<Counted>;
  const at = Date.now();
  const counting: Known = {
    value: Promise.resolve(count()),
    at,
    goodFor: CACHE_MS,
    isOpen: true,
  };
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
    const cost = Date.now() - at;
    counting.goodFor = Math.min(Math.max(CACHE_MS, cost * TIMES_ITS_COST), CACHE_MS_MAX);
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

/** Does not wait for a commit, so only for code that has no transaction open. */
export function invalidateCountsNow(subject: string) {
  for (const name of counts.keys()) if (name.startsWith(`${subject}:`)) counts.delete(name);
}

/**
 * Call after every write to these subjects. In a transaction it waits for the commit: before it, someone else would
 * count the old rows, and that count would be cached.
 */
export const invalidateCounts = (strapi: Core.Strapi, ...subjects: string[]): Promise<void> =>
  afterCommit(strapi, () => subjects.forEach(invalidateCountsNow));
