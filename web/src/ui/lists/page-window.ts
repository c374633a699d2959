export type PageSlot = number | 'gap';

/**
 * The page numbers that a pager shows: all of them if there are five or fewer. Otherwise the first two, the last two,
 * and the current one with its neighbors, with a gap wherever numbers are left out.
 */
export function pageWindow(page: number, pages: number): PageSlot[] {
  const all = Array.from({ length: pages }, (_, index) => index + 1);
  if (pages <= 5) return all;

  const shown = all.filter((n) => n <= 2 || n > pages - 2 || Math.abs(n - page) <= 1);
  return shown.flatMap((n, index): PageSlot[] => {
    const before = shown[index - 1];
    return before !== undefined && n - before > 1 ? ['gap', n] : [n];
  });
}
