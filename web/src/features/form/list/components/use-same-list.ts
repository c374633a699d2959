import { useState } from 'react';

/** The list as it was first given, for as long as it holds the same: what depends on it is left alone. */
export function useSameList<Thing>(
  list: Thing[],
  /** Whether two of them say the same; by default where they are the same. */
  same: (one: Thing, other: Thing) => boolean = Object.is,
): Thing[] {
  const [kept, setKept] = useState(list);
  const isSame =
    kept.length === list.length && kept.every((thing, at) => same(thing, list[at] as Thing));
  if (isSame) return kept;
  setKept(list);
  return list;
}
