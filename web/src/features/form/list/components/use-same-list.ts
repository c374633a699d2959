import { useState } from 'react';

/**
 * The list as it was first given, as long as its content stays the same, so that nothing that depends on it is
 * recomputed.
 */
export function useSameList<Thing>(
  list: Thing[],
  /** Whether two items are the same. By default, they must be identical. */
  same: (one: Thing, other: Thing) => boolean = Object.is,
): Thing[] {
  const [kept, setKept] = useState(list);
  const isSame =
    kept.length === list.length && kept.every((thing, at) => same(thing, list[at] as Thing));
  if (isSame) return kept;
  setKept(list);
  return list;
}
