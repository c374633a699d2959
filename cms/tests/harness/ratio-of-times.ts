/** Prepares one call and returns the call to be measured. */
type Sample = () => Promise<() => Promise<unknown>>;

/** The lower quartile, because other work on the machine can only add to a time, and seldom to all. */
const typical = (values: number[]) => [...values].sort((a, b) => a - b)[values.length >> 2] ?? 0;

/** Samples of two kinds in turn, so that other work on the machine affects both. */
async function timings(samples: number, one: Sample, other: Sample) {
  const times: [number[], number[]] = [[], []];
  for (let i = 0; i < samples; i += 1) {
    for (const [index, make] of [one, other].entries()) {
      const ask = await make();
      const start = performance.now();
      await ask();
      times[index]?.push(performance.now() - start);
    }
  }
  return times.map(typical) as [number, number];
}

/**
 * How many times as long one call takes as the other, in either direction; near 1 if time reveals nothing. A real
 * difference appears every time, while a busy machine's does not, so the best of several tries counts.
 */
export async function ratioOfTimes(samples: number, one: Sample, other: Sample): Promise<number> {
  const ratios: number[] = [];
  do {
    const [first, second] = await timings(samples, one, other);
    ratios.push(Math.max(first, second) / Math.min(first, second));
  } while (Math.min(...ratios) >= 2 && ratios.length < 4);
  return Math.min(...ratios);
}
