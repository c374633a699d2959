import { useState } from 'react';

/** The list as it was first given, for as long as it holds the same: what depends on it is left alone. */
export function useSameList<Thing>(list: Thing[]): Thing[] {
  const [kept, setKept] = useState(list);
  if (kept.length === list.length && kept.every((thing, at) => Object.is(thing, list[at])))
    return kept;
  setKept(list);
  return list;
}
