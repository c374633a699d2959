import { walk } from './walk';

export interface RankedList<Row> {
  /** The best of what matches, the best first. */
  best: () => Promise<readonly Row[]>;
  /** If these are not all: reads all rows, the newest first. */
  others?: { read: (from: number, count: number) => Promise<Row[]>; fits: (row: Row) => boolean };
  keyOf: (row: Row) => string | number;
}

/**
 * A page of what matches, the best first. Of more than a thousand matches the best few hundred come first, and then the
 * others, the newest first, so that no page takes longer than that of a list.
 */
export async function rankedPage<Row>(
  { best, others, keyOf }: RankedList<Row>,
  { page, limit }: { page: number; limit: number },
): Promise<Row[]> {
  const [from, end] = [(page - 1) * limit, page * limit];
  const all = await best();
  const first = others ? all.filter(others.fits) : all;
  if (!others || end <= first.length) return first.slice(from, end);
  const isFirst = new Set(first.map(keyOf));
  const fits = (row: Row) => others.fits(row) && !isFirst.has(keyOf(row));
  const rest = await walk(others.read, fits, { page: 1, limit: end - first.length });
  return [...first, ...rest].slice(from, end);
}
