/**
 * Reads rows by their ids, in the order of these. Ids without a row are left out. Without ids nothing is read: a query
 * that can find nothing costs nearly what another does.
 */
export async function readInOrder<Row extends { id: number }>(
  ids: readonly number[],
  read: () => PromiseLike<readonly Row[]>,
): Promise<Row[]> {
  if (ids.length === 0) return [];
  const byId = new Map((await read()).map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
