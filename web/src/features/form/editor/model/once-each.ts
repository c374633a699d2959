/** Calls the function once per object and caches the result, so the same object always maps to the same result. */
export function onceEach<In extends object, Out extends object>(make: (thing: In) => Out) {
  const made = new WeakMap<In, Out>();
  return (thing: In): Out => {
    const before = made.get(thing);
    if (before) return before;
    const now = make(thing);
    made.set(thing, now);
    return now;
  };
}
