/** The median. */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? NaN;
  return sorted.length % 2 ? upper : (upper + (sorted[middle - 1] ?? NaN)) / 2;
}

/** The median over all rounds of `upper` divided by `lower` in the same round. */
export function medianRatio(upper: readonly number[], lower: readonly number[]): number {
  return median(upper.map((number, round) => number / (lower[round] ?? NaN)));
}

/** The number below which this share of all numbers lies: 0.99 for p99. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}
