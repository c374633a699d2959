/** How many rows are read first. The number doubles each time until the page is full. */
const FIRST = 200;

/**
 * A page of the rows of a list that fit. Reads the list in its order as far as needed. `read` returns `count` of its
 * rows starting at `from`.
 */
export async function walk<Row>(
  read: (from: number, count: number) => Promise<Row[]>,
  fits: (row: Row) => boolean,
  { page, limit }: { page: number; limit: number },
): Promise<Row[]> {
  const end = page * limit;
  const found: Row[] = [];
  let from = 0;
  for (let count = Math.max(FIRST, limit); found.length < end; count *= 2) {
    const rows = await read(from, count);
    found.push(...rows.filter(fits));
    if (rows.length < count) break;
    from += count;
  }
  return found.slice(end - limit, end);
}
