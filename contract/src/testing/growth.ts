/** How much more the larger input has. */
const TIMES = 8;
const TRIES_MAX = 12;

/** Between linear work, which takes 8 times as long for 8 times as much, and quadratic work, which takes 64. */
export const FAR_FROM_LINEAR = 24;

function timeOf(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

/**
 * How many times as long some work takes with 8 times as much input. For tests that hostile input can't keep the
 * processor: a limit in milliseconds would depend on the machine and on what else it does. Other work can only add to
 * a time, and seldom to all, so the least of several tries counts.
 * @param work gets how many times as much input it is to have: 1 or 8. With 1 it should take a tenth of a millisecond
 */
export function growthOf(work: (times: number) => unknown): number {
  let [small, large] = [Infinity, Infinity];
  for (let tries = 0; tries < TRIES_MAX; tries += 1) {
    small = Math.min(
      small,
      timeOf(() => work(1)),
    );
    large = Math.min(
      large,
      timeOf(() => work(TIMES)),
    );
    // The first tries are slow, because the engine has not compiled the code yet.
    if (tries > 2 && large / small < FAR_FROM_LINEAR) break;
  }
  return large / small;
}
