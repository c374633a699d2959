/** How long a count is believed on a server that did not make the change itself. */
const BELIEVED_MS = 1000;
const KEPT = 500;

const counts = new Map<string, { value: unknown; at: number }>();

/**
 * What was counted of a subject. Counting is the one part of a page that grows with the table, so it is
 * remembered for a second and forgotten at every write to its subject.
 */
export async function remembered<Counted>(
  subject: string,
  key: string,
  count: () => PromiseLike<Counted>,
): Promise<Counted> {
  const name = `${subject}:${key}`;
  const known = counts.get(name);
  const at = Date.now();
  if (known && at - known.at < BELIEVED_MS) return known.value as Counted;
  const value = await count();
  counts.delete(name);
  if (counts.size >= KEPT) counts.delete(counts.keys().next().value as string);
  counts.set(name, { value, at });
  return value;
}

/** The same of the total beside a page of a list. */
export const rememberedCount = (
  subject: string,
  key: string,
  count: () => PromiseLike<unknown>,
): Promise<number> =>
  remembered(subject, key, async () => {
    const row = (await count()) as { count?: number | string } | undefined;
    return Number(row?.count ?? 0);
  });

/** To be called after every write to a subject. */
export function forgetCounts(subject: string) {
  for (const name of counts.keys()) if (name.startsWith(`${subject}:`)) counts.delete(name);
}
