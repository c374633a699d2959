import { useEffect, useState } from 'react';

type Functions<Actions> = { [Name in keyof Actions]: (...given: never[]) => unknown };

/** Functions that stay the same and call the latest ones. */
function steadied<Actions extends Functions<Actions>>(first: Actions) {
  let latest = first;
  const names = Object.keys(first) as (keyof Actions)[];
  const steady = Object.fromEntries(
    names.map((name) => [name, (...given: never[]) => latest[name](...given)]),
  ) as Actions;
  return {
    steady,
    take: (actions: Actions) => {
      latest = actions;
    },
  };
}

/**
 * The same functions for good, which call those of the latest rendering. Components that get them don't render again.
 */
export function useSteady<Actions extends Functions<Actions>>(actions: Actions): Actions {
  const [{ steady, take }] = useState(() => steadied(actions));
  useEffect(() => take(actions));
  return steady;
}
