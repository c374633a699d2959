/** The rows of a list on screen, with those that left it and stay for a moment, so that nothing jumps under a finger. */
export function steadyRows<Row extends { id: number }>(
  shown: readonly Row[],
  rows: readonly Row[],
  stays: (row: Row) => boolean,
): readonly Row[] {
  const there = new Set(rows.map(({ id }) => id));
  if (shown.every((row) => there.has(row.id) || !stays(row))) return rows;
  const result = [...rows];
  shown.forEach((row, at) => {
    if (there.has(row.id) || !stays(row)) return;
    // Behind the row that it stood behind, as far as that is still there.
    const ahead = shown.slice(0, at).findLast(({ id }) => result.some((one) => one.id === id));
    const place = ahead ? result.findIndex(({ id }) => id === ahead.id) + 1 : 0;
    result.splice(place, 0, row);
  });
  return result;
}
