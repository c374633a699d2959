/** The slowest database queries of the last hour, kept in this server's memory within a bound. */
import type { SlowQuery } from '@hearthside/contract/system/state';

const BUCKET_MS = 10 * 60_000;
const BUCKETS = 6;
/** How many texts are kept of ten minutes. Beyond them the fastest go. */
const TEXTS_MAX = 300;

interface Counted {
  count: number;
  totalMs: number;
  maxMs: number;
}

interface Bucket {
  /** Its number since 1970. */
  at: number;
  texts: Map<string, Counted>;
}

/** Counts questions in buckets of ten minutes, of which it keeps an hour. */
export class SlowQueries {
  private buckets: Bucket[] = [];

  add(text: string, ms: number, now: number): void {
    const { texts } = this.bucketAt(now);
    const counted = texts.get(text) ?? { count: 0, totalMs: 0, maxMs: 0 };
    counted.count += 1;
    counted.totalMs += ms;
    counted.maxMs = Math.max(counted.maxMs, ms);
    texts.set(text, counted);
    if (texts.size > TEXTS_MAX) dropFastest(texts);
  }

  /** The slowest by their longest run, at most so many. */
  slowest(limit: number, now: number): SlowQuery[] {
    const all = new Map<string, Counted>();
    const oldest = Math.floor(now / BUCKET_MS) - BUCKETS + 1;
    for (const { at, texts } of this.buckets) {
      if (at < oldest) continue;
      for (const [text, { count, totalMs, maxMs }] of texts) {
        const sum = all.get(text) ?? { count: 0, totalMs: 0, maxMs: 0 };
        all.set(text, {
          count: sum.count + count,
          totalMs: sum.totalMs + totalMs,
          maxMs: Math.max(sum.maxMs, maxMs),
        });
      }
    }
    return [...all]
      .sort(([, one], [, other]) => other.maxMs - one.maxMs)
      .slice(0, limit)
      .map(([text, { count, totalMs, maxMs }]) => ({
        text,
        count,
        meanMs: rounded(totalMs / count),
        maxMs: rounded(maxMs),
      }));
  }

  private bucketAt(now: number): Bucket {
    const at = Math.floor(now / BUCKET_MS);
    const last = this.buckets.at(-1);
    if (last?.at === at) return last;
    const bucket = { at, texts: new Map<string, Counted>() };
    this.buckets = [...this.buckets, bucket].slice(-BUCKETS);
    return bucket;
  }
}

const rounded = (ms: number) => Math.round(ms * 10) / 10;

/** Half of them at once, so that a flood of different texts is not sorted with each. */
function dropFastest(texts: Map<string, Counted>) {
  const byTime = [...texts].sort(([, one], [, other]) => one.maxMs - other.maxMs);
  for (const [text] of byTime.slice(0, TEXTS_MAX / 2)) texts.delete(text);
}
