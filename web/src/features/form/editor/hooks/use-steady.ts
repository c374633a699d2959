import { useEffect, useState } from 'react';

type Functions<Actions> = { [Name in keyof Actions]: (...given: never[]) => unknown };

/** Functions that stay the same and do what those taken last do. */
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

/** The same functions for good, that do what those of the latest rendering do: what gets them is left alone. */
export function useSteady<Actions extends Functions<Actions>>(actions: Actions): Actions {
  const [{ steady, take }] = useState(() => steadied(actions));
  useEffect(() => take(actions));
  return steady;
}
