/** A list without duplicates. A row that moves up between two requests is on two pages. */
export function firstOfEach<Row extends { id: number }>(rows: readonly Row[]): Row[] {
  const seen = new Set<number>();
  return rows.filter(({ id }) => !seen.has(id) && seen.add(id));
}
