/** The middle one of some numbers. */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? NaN;
  return sorted.length % 2 ? upper : (upper + (sorted[middle - 1] ?? NaN)) / 2;
}

/** The median over all rounds of how many times `upper` was `lower` in the same round. */
export function medianRatio(upper: readonly number[], lower: readonly number[]): number {
  return median(upper.map((number, round) => number / (lower[round] ?? NaN)));
}
