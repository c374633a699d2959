import { useEffect, useState } from 'react';

type Functions<Acts> = { [Name in keyof Acts]: (...given: never[]) => unknown };

/** Functions that stay the same and do what those taken last do. */
function steadied<Acts extends Functions<Acts>>(first: Acts) {
  let latest = first;
  const names = Object.keys(first) as (keyof Acts)[];
  const steady = Object.fromEntries(
    names.map((name) => [name, (...given: never[]) => latest[name](...given)]),
  ) as Acts;
  return {
    steady,
    take: (acts: Acts) => {
      latest = acts;
    },
  };
}

/** The same functions for good, that do what those of the latest rendering do: what gets them is left alone. */
export function useSteady<Acts extends Functions<Acts>>(acts: Acts): Acts {
  const [{ steady, take }] = useState(() => steadied(acts));
  useEffect(() => take(acts));
  return steady;
}
