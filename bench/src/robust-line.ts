import { median } from './numbers.ts';

export interface Point {
  x: number;
  y: number;
}

/**
 * The slope of the line through these points by Theil and Sen: the median of the slopes between each two of them.
 * A few outliers, such as a moment in which a server did something rare, do not move it.
 */
export function robustSlope(points: readonly Point[]): number {
  const slopes: number[] = [];
  points.forEach((one, at) => {
    for (const other of points.slice(at + 1)) slopes.push((other.y - one.y) / (other.x - one.x));
  });
  return median(slopes);
}
