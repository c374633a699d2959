/** How long a count is believed on a server that did not make the change itself. */
const BELIEVED_MS = 1000;
const KEPT = 500;

const counts = new Map<string, { value: number; at: number }>();

/**
 * The total beside a page of a list. Counting is the one part of a page that grows with the table, so
 * a total is remembered for a second and forgotten at every write to its subject.
 */
export async function rememberedCount(
  subject: string,
  key: string,
  count: () => PromiseLike<unknown>,
): Promise<number> {
  const name = `${subject}:${key}`;
  const known = counts.get(name);
  const at = Date.now();
  if (known && at - known.at < BELIEVED_MS) return known.value;
  const row = (await count()) as { count?: number | string } | undefined;
  const value = Number(row?.count ?? 0);
  counts.delete(name);
  if (counts.size >= KEPT) counts.delete(counts.keys().next().value as string);
  counts.set(name, { value, at });
  return value;
}

/** To be called after every write to a subject. */
export function forgetCounts(subject: string) {
  for (const name of counts.keys()) if (name.startsWith(`${subject}:`)) counts.delete(name);
}
