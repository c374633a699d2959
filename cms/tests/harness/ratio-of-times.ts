/** Prepares one call, and gives the call whose time is measured. */
type Sample = () => Promise<() => Promise<unknown>>;

/** The lower quartile: what else the machine does only ever adds to a time, and seldom to every one. */
const typical = (values: number[]) => [...values].sort((a, b) => a - b)[values.length >> 2] ?? 0;

/** Samples of two kinds in turns, so that whatever else the machine does hits both. */
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
 * How many times as long one call takes as another, or the other as the one; near 1 where the time tells nothing.
 * What is told by time is told every time and what a busy machine does is not, so the best of some tries counts.
 */
export async function ratioOfTimes(samples: number, one: Sample, other: Sample): Promise<number> {
  const ratios: number[] = [];
  do {
    const [first, second] = await timings(samples, one, other);
    ratios.push(Math.max(first, second) / Math.min(first, second));
  } while (Math.min(...ratios) >= 2 && ratios.length < 4);
  return Math.min(...ratios);
}
