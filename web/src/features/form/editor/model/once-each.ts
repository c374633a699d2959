/** The function, asked once for each object: the same object always becomes the same. */
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
