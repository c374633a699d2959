/** A list without what is in it again: who moves up between two pages of a list is on both. */
export function firstOfEach<Row extends { id: number }>(rows: readonly Row[]): Row[] {
  const seen = new Set<number>();
  return rows.filter(({ id }) => !seen.has(id) && seen.add(id));
}
